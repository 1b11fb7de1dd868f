/** Structured data as JSON for the page. "<" is escaped, so that no text can end the script element. */
export const jsonLdText = (data: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')

/** Scripts for the `head` of a route. */
export const jsonLdScripts = (...documents: object[]) =>
  documents.map((data) => ({ type: 'application/ld+json', children: jsonLdText(data) }))
