import { beforeAll, describe, expect, it } from 'vitest'
import { demoParticulars } from '@haat/demo/shop/demo-particulars.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { fromDevanagariDigits, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { legalDocuments, readLegalSource } from './legal-documents.ts'
import { renderLegalPdf } from './legal-pdf.ts'
import { parseLegalSource } from './legal-source.ts'
import { readPdfText } from './read-pdf-text.ts'

const NAMES = [
  'terms-and-conditions',
  'return-and-refund-policy',
  'privacy-policy',
  'vendor-agreement',
] as const
const MIN_PAGES = {
  'terms-and-conditions': 5,
  'return-and-refund-policy': 3,
  'privacy-policy': 3,
  'vendor-agreement': 2,
}

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
  'vendor-agreement': [
    'Consumer Protection Act, 2075',
    'intermediary platform',
    'you are the seller',
    'within **7 days**, and within **15 days** if the seal is unbroken',
    'also when the shopper pays in cash',
    'at least **5 years**',
  ],
}

const plain = (text: string) => text.replaceAll('**', '').replace(/\s+/g, ' ')

describe.each(NAMES)('%s', (name) => {
  const source = readLegalSource(name, 'en')

  it('states what the law asks for', () => {
    for (const fact of [...IN_EVERY_DOCUMENT, ...IN_ONE_DOCUMENT[name]]) expect(source).toContain(fact)
  })

  it('says the same in Nepali, clause by clause, with the same numbers', () => {
    const shapeOf = (language: Language) =>
      parseLegalSource(readLegalSource(name, language)).blocks.map((block) => {
        const size =
          block.kind === 'list' ? block.items.length : block.kind === 'table' ? block.rows.length : 0
        const label = block.kind === 'clause' ? fromDevanagariDigits(block.label) : ''
        return [block.kind, label, size]
      })
    expect(shapeOf('ne')).toEqual(shapeOf('en'))
    const numbersOf = (language: Language) =>
      fromDevanagariDigits(readLegalSource(name, language)).match(/\d+/g)!.toSorted()
    const [english, nepali] = [numbersOf('en'), numbersOf('ne')]
    // Words such as “seven” and “one” are figures in one language and words in the other.
    expect(nepali.filter((number) => !english.includes(number))).toEqual([])
    expect(readLegalSource(name, 'ne')).not.toMatch(/[a-z]{4,} [a-z]{4,}/)
  })

  describe.each(['en', 'ne'] as const)('in %s', (language) => {
    const text = readLegalSource(name, language)
    let pdf: Buffer
    beforeAll(async () => {
      pdf = await renderLegalPdf(text, language)
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

    it('becomes a tagged PDF of several pages', () => {
      const file = pdf.toString('latin1')
      expect(file.startsWith('%PDF-1.7')).toBe(true)
      expect(file.trimEnd().endsWith('%%EOF')).toBe(true)
      expect(file).toContain('/StructTreeRoot')
      expect(file).toContain(`/Lang (${language})`)
      expect(file.match(/\/Type \/Page\n/g)?.length).toBeGreaterThanOrEqual(MIN_PAGES[name])
      expect(pdf.length).toBeLessThan(400_000)
    })

    it('can be read word by word out of the PDF', () => {
      const { body, margins } = readPdfText(pdf)
      const found = plain(body)
      const { title, version, inForceBs, blocks } = parseLegalSource(text)
      expect(found).toContain(title)
      const versionText = inDigitsOf(language, String(version))
      expect(found).toContain(
        language === 'en'
          ? `Version ${versionText}, in force from ${inForceBs}`
          : `संस्करण ${versionText}, ${inForceBs}`,
      )
      expect(margins).toMatch(
        language === 'en' ? /Page 1 of (\d)\n.*Page 2 of \1\n/s : /पृष्ठ १ \/ ([०-९]+)\n.*पृष्ठ २ \/ \1\n/s,
      )
      for (const block of blocks) {
        const texts =
          block.kind === 'list' ? block.items : block.kind === 'table' ? block.rows.flat() : [block.text]
        for (const one of texts) expect(found).toContain(plain(one))
      }
    })
  })
})

describe('legalDocuments', () => {
  it('offers the documents under their keys, with the day they came into force', () => {
    expect(
      legalDocuments.map(({ key, title, titleNe, version, updatedAt }) => [
        key,
        title,
        titleNe,
        version,
        updatedAt.toISOString(),
      ]),
    ).toEqual([
      ['terms_and_conditions', 'Terms and Conditions', 'नियम र सर्त', 3, '2026-11-01T03:15:00.000Z'],
      [
        'return_and_refund_policy',
        'Return and Refund Policy',
        'सामान फिर्ता तथा रकम फिर्ता नीति',
        2,
        '2026-05-15T03:15:00.000Z',
      ],
      ['privacy_policy', 'Privacy Policy', 'गोपनीयता नीति', 2, '2026-02-17T03:15:00.000Z'],
      ['vendor_agreement', 'Agreement with Vendors', 'विक्रेतासँगको सम्झौता', 1, '2026-11-17T03:15:00.000Z'],
    ])
    for (const { tags } of legalDocuments) expect(tags).toContain('legal')
  })

  it('reads a file that is named after document and version', async () => {
    const shortest = legalDocuments.at(-1)
    const file = await shortest?.read('en')
    expect(file?.fileName).toBe('haat-vendor-agreement-v1.pdf')
    expect((await shortest?.read('ne'))?.fileName).toBe('haat-vendor-agreement-v1-ne.pdf')
    expect(file?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

it.each(['en', 'ne'] as const)('a document has the same bytes every time, in %s', async (language) => {
  const render = () => renderLegalPdf(readLegalSource('vendor-agreement', language), language)
  expect((await render()).equals(await render())).toBe(true)
})

describe('a broken source', () => {
  it('is refused with the name of the field that is missing', async () => {
    await expect(renderLegalPdf('---\nkey: x\n---\n\nText', 'en')).rejects.toThrow('lacks "title"')
    await expect(renderLegalPdf('Text', 'en')).rejects.toThrow('starts with its front matter')
  })
})
