import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoParticulars } from '@haat/demo/shop/demo-particulars.ts'
import { legalDocuments } from './legal-documents.ts'
import { renderLegalPdf } from './legal-pdf.ts'
import { parseLegalSource } from './legal-source.ts'
import { readPdfText } from './read-pdf-text.ts'

const NAMES = ['terms-and-conditions', 'return-and-refund-policy', 'privacy-policy'] as const
const MIN_PAGES = { 'terms-and-conditions': 5, 'return-and-refund-policy': 3, 'privacy-policy': 3 }

const IN_EVERY_DOCUMENT = [
  'every page of this website',
  'ompany registration no.',
  'PAN/VAT no.',
  'portal',
  'complaint officer',
  'Help and Support',
  'Electronic Commerce Act, 2081',
  'E-Commerce Directive, 2082',
  'Department of Commerce, Supplies and Consumer Protection',
]

const IN_ONE_DOCUMENT = {
  'terms-and-conditions': [
    'Consumer Protection Act, 2075',
    'intermediary platform',
    'VAT of 13%',
    'lowest price of the last thirty days',
    'one delivery fee for each order',
    'four-digit delivery code',
    'also when you pay in cash',
    'approved by Nepal Rastra Bank',
    'within seven days of delivery, and within fifteen days if the seal is unbroken',
    'you need an account',
    'at least **5 years**',
  ],
  'return-and-refund-policy': [
    'Consumer Protection Act, 2075',
    'within **7 days** of delivery',
    'within **15 days** of delivery if the seal is unbroken',
    'We refund **within 7 days**',
    'Nothing is deducted',
    'marked as cancelled',
    'four-digit delivery code',
    'at least **5 years**',
  ],
  'privacy-policy': [
    'Individual Privacy Act, 2075',
    'Telephone numbers, addresses and dates of birth are stored encrypted',
    'one-way hash',
    'without your explicit consent',
    'delete your account',
    'at least **5 years**',
  ],
}

describe.each(NAMES)('%s', (name) => {
  const source = readFileSync(new URL(`${name}.md`, import.meta.url), 'utf8')
  let pdf: Buffer
  beforeAll(async () => {
    pdf = await renderLegalPdf(source)
  })
  const plain = (text: string) => text.replaceAll('**', '').replace(/\s+/g, ' ')

  it('states what the law asks for', () => {
    for (const fact of [...IN_EVERY_DOCUMENT, ...IN_ONE_DOCUMENT[name]]) expect(source).toContain(fact)
  })

  it('names nobody: who runs a shop stands on its pages', () => {
    const { body, margins } = readPdfText(pdf)
    const { company, complaintOfficer, support } = demoParticulars
    for (const texts of [company.name, company.address, complaintOfficer.name]) {
      expect(body + margins).not.toContain(texts.en)
      expect(body + margins).not.toContain(texts.ne)
    }
    expect(body + margins).not.toMatch(/@|\d{2}-\d{7}|\d{3} \d{3} \d{3}/)
    expect(body + margins).not.toContain(support.phone)
  })

  it('ends with a summary in Nepali', () => {
    const summary = source.split('\n## नेपाली सारांश\n')[1] ?? ''
    expect(summary.match(/^- [\u0900-\u097f].*।$/gm)?.length).toBeGreaterThanOrEqual(8)
    expect(summary).not.toContain('\n## ')
  })

  it('becomes a tagged PDF of several pages, the same bytes every time', async () => {
    expect((await renderLegalPdf(source)).equals(pdf)).toBe(true)
    const file = pdf.toString('latin1')
    expect(file.startsWith('%PDF-1.7')).toBe(true)
    expect(file.trimEnd().endsWith('%%EOF')).toBe(true)
    expect(file).toContain('/StructTreeRoot')
    expect(file).toContain('/Lang (en)')
    expect(file.match(/\/Type \/Page\n/g)?.length).toBeGreaterThanOrEqual(MIN_PAGES[name])
    expect(pdf.length).toBeLessThan(400_000)
  })

  it('can be read word by word out of the PDF, in Nepali too', () => {
    const { body, margins } = readPdfText(pdf)
    const found = plain(body)
    const { title, version, inForceBs, blocks } = parseLegalSource(source)
    expect(found).toContain(title)
    expect(found).toContain(`Version ${version}, in force from ${inForceBs}`)
    expect(margins).toMatch(/Page 1 of (\d)\n.*Page 2 of \1\n/s)
    for (const block of blocks) {
      const texts =
        block.kind === 'list' ? block.items : block.kind === 'table' ? block.rows.flat() : [block.text]
      for (const text of texts) expect(found).toContain(plain(text))
    }
  })
})

describe('legalDocuments', () => {
  it('offers the three documents under their keys, with the day they came into force', () => {
    expect(
      legalDocuments.map(({ key, title, version, updatedAt }) => [
        key,
        title,
        version,
        updatedAt.toISOString(),
      ]),
    ).toEqual([
      ['terms_and_conditions', 'Terms and Conditions', 3, '2026-11-01T03:15:00.000Z'],
      ['return_and_refund_policy', 'Return and Refund Policy', 2, '2026-05-15T03:15:00.000Z'],
      ['privacy_policy', 'Privacy Policy', 2, '2026-02-17T03:15:00.000Z'],
    ])
    for (const { tags } of legalDocuments) expect(tags).toContain('legal')
  })

  it('reads a file that is named after document and version', async () => {
    const file = await legalDocuments[0]?.read()
    expect(file?.fileName).toBe('haat-terms-and-conditions-v3.pdf')
    expect(file?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('a broken source', () => {
  it('is refused with the name of the field that is missing', async () => {
    await expect(renderLegalPdf('---\nkey: x\n---\n\nText')).rejects.toThrow('lacks "title"')
    await expect(renderLegalPdf('Text')).rejects.toThrow('starts with its front matter')
  })
})
