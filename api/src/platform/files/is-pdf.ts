const pdfStart = '%PDF-'
const pdfEnd = '%%EOF'
/** PDF readers look for the end mark in the last bytes. */
const tailBytes = 1024

/**
 * Whether the content is a PDF: its first bytes, and an end mark. File names and the browser's content type
 * prove nothing.
 */
export function isPdf(bytes: Buffer): boolean {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - tailBytes))
  return bytes.toString('latin1', 0, pdfStart.length) === pdfStart && tail.includes(pdfEnd)
}
