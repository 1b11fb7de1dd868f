/** Values as schema.org writes them. */
export const rupees = (paisa: number) => (paisa / 100).toFixed(2)

/** None where nobody has rated yet: an empty rating is no rating. */
export const ratingJsonLd = (rating: number | null, count: number) =>
  rating === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.toFixed(1),
          reviewCount: count,
          bestRating: 5,
          worstRating: 1,
        },
      }
