/** What uploads may be besides pictures. */
const pdfStart = '%PDF-'
const pdfEnd = '%%EOF'
/** Where readers look for the end. */
const tailBytes = 1024

/** A PDF by its content: its first bytes, and an end. Names and what the browser says count for nothing. */
export function isPdf(bytes: Buffer): boolean {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - tailBytes))
  return bytes.toString('latin1', 0, pdfStart.length) === pdfStart && tail.includes(pdfEnd)
}
