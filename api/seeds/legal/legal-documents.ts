import { readFileSync } from 'node:fs'
import type { Language } from '@haat/contract/shared/language.ts'
import { parseLegalSource } from './legal-source.ts'

export type LegalDocument = {
  key: string
  title: string
  titleNe: string
  tags: string[]
  version: number
  updatedAt: Date
  read(language: Language): Promise<{ fileName: string; bytes: Buffer }>
}

export const readLegalSource = (name: string, language: Language) =>
  readFileSync(new URL(language === 'ne' ? `${name}.ne.md` : `${name}.md`, import.meta.url), 'utf8')

export const legalDocuments: LegalDocument[] = [
  'terms-and-conditions',
  'return-and-refund-policy',
  'privacy-policy',
  'vendor-agreement',
].map(openLegalDocument)

function openLegalDocument(name: string): LegalDocument {
  const sources = { en: readLegalSource(name, 'en'), ne: readLegalSource(name, 'ne') }
  const { key, title, tags, version, inForceAd } = parseLegalSource(sources.en)
  return {
    key,
    title,
    titleNe: parseLegalSource(sources.ne).title,
    tags,
    version,
    // Nine in the morning in Kathmandu is the same calendar day there and in UTC.
    updatedAt: new Date(`${inForceAd}T09:00:00+05:45`),
    read: async (language) => {
      // Imported only when a document is missing: pdfkit is heavy, and most starts do not need it.
      const { renderLegalPdf } = await import('./legal-pdf.ts')
      const ending = language === 'ne' ? '-ne' : ''
      const bytes = await renderLegalPdf(sources[language], language)
      return { fileName: `haat-${name}-v${version}${ending}.pdf`, bytes }
    },
  }
}
