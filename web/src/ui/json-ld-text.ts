/** Facts for search engines as they stand in the page. "<" is written so that no text can end the element. */
export const jsonLdText = (data: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')

/** For the `head` of a route. */
export const jsonLdScripts = (...documents: object[]) =>
  documents.map((data) => ({ type: 'application/ld+json', children: jsonLdText(data) }))
