import { isFormulaStart } from '#platform/csv/csv-line.ts'

/** Also what already looks like the result, so that taking the apostrophe away always gives the text that was there before. */
const needsApostrophe = (text: string) => isFormulaStart(text.replace(/^'+/, ''))

/** A text that no spreadsheet takes for a formula. */
export const defuse = (text: string) => (needsApostrophe(text) ? `'${text}` : text)

/** The text before it was defused. */
export const undefuse = (text: string) =>
  text.startsWith("'") && needsApostrophe(text.slice(1)) ? text.slice(1) : text
