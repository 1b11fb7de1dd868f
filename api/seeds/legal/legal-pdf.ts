import PDFDocument from 'pdfkit'
import type { Language } from '@haat/contract/shared/language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { drawBlock } from './legal-blocks.ts'
import { registerPdfFonts } from '#platform/pdf/pdf-fonts.ts'
import { drawLogoMark, drawWeave } from '#platform/pdf/pdf-marks.ts'
import { LegalPage, LEFT, MUTED, PAGE_HEIGHT, WIDTH } from './legal-page.ts'
import { parseLegalSource } from './legal-source.ts'
import type { LegalSource } from './legal-source.ts'

/** The documents name no company, because they go with any shop: its pages name it, where it can be changed. */
const SHOP = 'Haat हाट'
const TEXTS = {
  en: {
    particulars: 'The company, its address, registration and PAN/VAT stand at the foot of every page',
    officer: 'Complaint officer: see the foot of every page of the website',
    pageOf: (page: string, count: string) => `Page ${page} of ${count}`,
    running: (title: string, version: string) => `Haat · ${title}, version ${version}`,
    version: (title: string, version: string) => `${title}, version ${version}`,
    inForce: (version: string, bs: string, ad: string) => `Version ${version}, in force from ${bs} (${ad})`,
  },
  ne: {
    particulars: 'कम्पनी, त्यसको ठेगाना, दर्ता र प्यान/भ्याट हरेक पृष्ठको पुछारमा दिइएको छ',
    officer: 'गुनासो सुन्ने अधिकारी: वेबसाइटको हरेक पृष्ठको पुछारमा हेर्नुहोस्',
    pageOf: (page: string, count: string) => `पृष्ठ ${page} / ${count}`,
    running: (title: string, version: string) => `हाट · ${title}, संस्करण ${version}`,
    version: (title: string, version: string) => `${title}, संस्करण ${version}`,
    inForce: (version: string, bs: string, ad: string) => `संस्करण ${version}, ${bs} (${ad}) देखि लागू`,
  },
}

/** The same source gives the same bytes: the only date in the file is the day on which the document came into force. */
export async function renderLegalPdf(source: string, language: Language): Promise<Buffer> {
  const legal = { ...parseLegalSource(source), language }
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

type Legal = LegalSource & { language: Language }

function openDocument(legal: Legal): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: legal.language,
    displayTitle: true,
    bufferPages: true,
    font: '',
    info: {
      Title: TEXTS[legal.language].version(legal.title, versionOf(legal)),
      Author: 'Haat',
      Subject: inForce(legal),
      Producer: 'Haat',
      Creator: 'Haat',
      CreationDate: new Date(`${legal.inForceAd}T00:00:00Z`),
    },
  })
}

function drawDocument(doc: PDFKit.PDFDocument, legal: Legal): void {
  const page = new LegalPage(doc)
  const { language: lang } = legal
  drawLetterhead(doc, page, TEXTS[lang].particulars)
  page.block('H1', { text: legal.title, font: 'black', size: 24, leading: 30, before: 0 })
  page.block('P', { text: inForce(legal), colour: MUTED, before: 0, after: 6 })
  legal.blocks.forEach((block, index) => {
    drawBlock(doc, page, block, {
      lang,
      before: legal.blocks[index - 1],
      after: legal.blocks.slice(index + 1, index + 3),
    })
  })
  page.end()
  drawRunningLines(doc, legal)
}

function drawLetterhead(doc: PDFKit.PDFDocument, page: LegalPage, particulars: string): void {
  page.decorate(() => drawLogoMark(doc, LEFT, 52, 30))
  page.y = 48
  page.block('P', { text: SHOP, font: 'black', size: 14, leading: 19, indent: 42, before: 0 })
  page.block('P', { text: particulars, size: 9.5, leading: 14, colour: MUTED, indent: 42, before: 0 })
  page.decorate(() => drawWeave(doc, LEFT, 96, WIDTH))
  page.y = 118
}

function drawRunningLines(doc: PDFKit.PDFDocument, legal: Legal): void {
  const texts = TEXTS[legal.language]
  const digits = (value: number) => inDigitsOf(legal.language, String(value))
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index)
    doc.markContent('Artifact', { type: 'Pagination' })
    if (index > 0) {
      drawLogoMark(doc, LEFT, 37, 12)
      runningText(doc, texts.running(legal.title, versionOf(legal)), LEFT + 19, 47)
    }
    const number = texts.pageOf(digits(index + 1), digits(count))
    doc.rect(LEFT, PAGE_HEIGHT - 48, WIDTH, 0.6).fill('#E6D9C3')
    runningText(doc, texts.officer, LEFT, PAGE_HEIGHT - 32)
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

const versionOf = ({ version, language }: Legal) => inDigitsOf(language, String(version))

function inForce(legal: Legal): string {
  const { language, inForceBs, inForceAd } = legal
  const locale = language === 'ne' ? 'ne-NP' : 'en-GB'
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(inForceAd),
  )
  return TEXTS[language].inForce(versionOf(legal), inForceBs, inDigitsOf(language, day))
}
