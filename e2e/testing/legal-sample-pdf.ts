/** A small PDF of two pages: the first with text and a link, the second valid or broken. */
export function samplePdf(options: { isSecondBroken: boolean }): Buffer {
  const content = 'BT /F1 24 Tf 40 240 Td (Namaste) Tj ET'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >> /Annots [7 0 R] >>',
    options.isSecondBroken ? '(no page)' : '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 300] >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Annot /Subtype /Link /Rect [40 230 160 270] /Border [0 0 0] /A << /S /URI /URI (https://haat.example/) >> >>',
  ]
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}
