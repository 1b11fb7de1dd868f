import PDFDocument from 'pdfkit'
import { drawBlock } from './legal-blocks.ts'
import { registerPdfFonts } from '#platform/pdf/pdf-fonts.ts'
import { drawLogoMark, drawWeave } from '#platform/pdf/pdf-marks.ts'
import { LegalPage, LEFT, MUTED, PAGE_HEIGHT, WIDTH } from './legal-page.ts'
import { parseLegalSource } from './legal-source.ts'
import type { LegalSource } from './legal-source.ts'

/** The documents name no company, because they go with any shop: its pages name it, where it can be changed. */
const SHOP = 'Haat हाट'
const PARTICULARS = 'The company, its address, registration and PAN/VAT stand at the foot of every page'
const OFFICER = 'Complaint officer: see the foot of every page of the website'
const NEPALI = /[\u0900-\u097f]/

/** The same source gives the same bytes: the only date in the file is the day on which the document came into force. */
export async function renderLegalPdf(source: string): Promise<Buffer> {
  const legal = parseLegalSource(source)
  const doc = openDocument(legal)
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve())
    doc.on('error', reject)
  })
  registerPdfFonts(doc)
  drawDocument(doc, legal)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

function openDocument(legal: LegalSource): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    font: '',
    info: {
      Title: `${legal.title}, version ${legal.version}`,
      Author: 'Haat',
      Subject: inForce(legal),
      Producer: 'Haat',
      Creator: 'Haat',
      CreationDate: new Date(`${legal.inForceAd}T00:00:00Z`),
    },
  })
}

function drawDocument(doc: PDFKit.PDFDocument, legal: LegalSource): void {
  const page = new LegalPage(doc)
  drawLetterhead(doc, page)
  page.block('H1', { text: legal.title, font: 'black', size: 24, leading: 30, before: 0 })
  page.block('P', { text: inForce(legal), colour: MUTED, before: 0, after: 6 })
  let lang = 'en'
  legal.blocks.forEach((block, index) => {
    if (block.kind === 'heading') lang = NEPALI.test(block.text) ? 'ne' : 'en'
    drawBlock(doc, page, block, {
      lang,
      before: legal.blocks[index - 1],
      after: legal.blocks.slice(index + 1, index + 3),
    })
  })
  page.end()
  drawRunningLines(doc, legal)
}

function drawLetterhead(doc: PDFKit.PDFDocument, page: LegalPage): void {
  page.decorate(() => drawLogoMark(doc, LEFT, 52, 30))
  page.y = 48
  page.block('P', { text: SHOP, font: 'black', size: 14, leading: 19, indent: 42, before: 0 })
  page.block('P', { text: PARTICULARS, size: 9.5, leading: 14, colour: MUTED, indent: 42, before: 0 })
  page.decorate(() => drawWeave(doc, LEFT, 96, WIDTH))
  page.y = 118
}

function drawRunningLines(doc: PDFKit.PDFDocument, legal: LegalSource): void {
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index)
    doc.markContent('Artifact', { type: 'Pagination' })
    if (index > 0) {
      drawLogoMark(doc, LEFT, 37, 12)
      runningText(doc, `Haat · ${legal.title}, version ${legal.version}`, LEFT + 19, 47)
    }
    const number = `Page ${index + 1} of ${count}`
    doc.rect(LEFT, PAGE_HEIGHT - 48, WIDTH, 0.6).fill('#E6D9C3')
    runningText(doc, OFFICER, LEFT, PAGE_HEIGHT - 32)
    runningText(doc, number, LEFT + WIDTH - doc.widthOfString(number), PAGE_HEIGHT - 32)
    doc.endMarkedContent()
  }
}

function runningText(doc: PDFKit.PDFDocument, text: string, x: number, baseline: number): void {
  doc
    .font('regular', 9)
    .fillColor(MUTED)
    .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
}

function inForce(legal: LegalSource): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return `Version ${legal.version}, in force from ${legal.inForceBs} (${day.format(new Date(legal.inForceAd))})`
}
