import { readFileSync } from 'node:fs'
import { parseLegalSource } from './legal-source.ts'

export type LegalDocument = {
  key: string
  title: string
  tags: string[]
  version: number
  updatedAt: Date
  read(): Promise<{ fileName: string; bytes: Buffer }>
}

export const legalDocuments: LegalDocument[] = [
  'terms-and-conditions',
  'return-and-refund-policy',
  'privacy-policy',
].map(openLegalDocument)

function openLegalDocument(name: string): LegalDocument {
  const source = readFileSync(new URL(`${name}.md`, import.meta.url), 'utf8')
  const { key, title, tags, version, inForceAd } = parseLegalSource(source)
  return {
    key,
    title,
    tags,
    version,
    // Nine in the morning in Kathmandu is the same calendar day there and in UTC.
    updatedAt: new Date(`${inForceAd}T09:00:00+05:45`),
    read: async () => {
      // Imported only when a document is missing: pdfkit is heavy, and most starts do not need it.
      const { renderLegalPdf } = await import('./legal-pdf.ts')
      return { fileName: `haat-${name}-v${version}.pdf`, bytes: await renderLegalPdf(source) }
    },
  }
}
