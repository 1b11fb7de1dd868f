type Value = string | number | null

/** A spreadsheet would run a text that begins like this. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u

/** A text that looks like a formula gets an apostrophe in front, so that spreadsheets show it as text. */
function cell(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",;\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a CSV file with quotes only where they are needed. */
export const sparseCsvLine = (values: readonly Value[]) => `${values.map(cell).join(',')}\r\n`
