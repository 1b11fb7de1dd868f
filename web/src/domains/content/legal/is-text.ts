export interface LegalSearch {
  as?: unknown
}

/** `?as=text` in the address asks for the text of a document instead of its pages. */
export const isText = ({ as }: LegalSearch) => as === 'text'
