import PDFDocument from 'pdfkit'
import type { Language } from '@haat/contract/shared/language.ts'
import { registerPdfFonts } from './pdf-fonts.ts'

interface PdfFile {
  title: string
  author: string
  language: Language
}

/** Makes a file of what is drawn, which begins each page itself; pages are A4 unless it says otherwise. */
export async function makePdf(
  { title, author, language }: PdfFile,
  draw: (doc: PDFKit.PDFDocument) => void | Promise<void>,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: language,
    font: '',
    autoFirstPage: false,
    info: { Title: title, Author: author, Producer: 'Haat', Creator: 'Haat' },
  })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', resolve)
    doc.on('error', reject)
  })
  registerPdfFonts(doc)
  await draw(doc)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
