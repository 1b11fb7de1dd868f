/** An amount in the format of schema.org. */
export const rupees = (paisa: number) => (paisa / 100).toFixed(2)

/** Left out where nobody has rated yet, since an empty rating is invalid. */
export const ratingJsonLd = (rating: number | null, count: number) =>
  rating === null || count === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.toFixed(1),
          reviewCount: count,
        },
      }
