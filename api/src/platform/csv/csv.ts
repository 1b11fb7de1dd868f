type Value = string | number | null

/** A spreadsheet runs what begins like this. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u

/** Only ever text to whoever opens it: what looks like a formula gets an apostrophe in front. */
function cell(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",;\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (values: readonly Value[]) => `${values.map(cell).join(',')}\r\n`

/** By it spreadsheets know that the rest is UTF-8. */
export const csvStart = '\uFEFF'
