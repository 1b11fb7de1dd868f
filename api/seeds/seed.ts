import { hasContent, publishContent } from '#domains/content/content.service.ts'
import { saveFile } from '#domains/files/files.service.ts'
import type { Services } from '#services.ts'
import { legalDocuments } from './legal/legal-documents.ts'
import { ensureSynonyms } from './search/ensure-synonyms.ts'

/**
 * Gives every shop but one of SEED=none its legal documents and synonyms. What is there already is left alone, so a
 * second start finds nothing to do. The demo adds its own seed to this one.
 */
export async function ensureSeed(services: Services) {
  if (services.config.seed === 'none') return
  await ensureLegalDocuments(services)
  await ensureSynonyms(services)
}

async function ensureLegalDocuments({ db, files }: Services) {
  for (const document of legalDocuments) {
    if (await hasContent(db, document.key)) continue
    const { fileName, bytes } = await document.read()
    await db.transaction(async (tx) => {
      const fileId = await saveFile(tx, files, { name: fileName, contentType: 'application/pdf', bytes })
      const { key, title, tags, version, updatedAt } = document
      await publishContent(tx, { key, title, tags, version, updatedAt, fileIds: [fileId] })
    })
  }
}
