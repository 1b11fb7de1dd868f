import { hasContent, publishContent } from '#domains/content/content.service.ts'
import { saveFile } from '#domains/files/files.service.ts'
import type { Services } from '#services.ts'
import {
  ensureCategories,
  ensureCategoryAspects,
  ensureCategoryRules,
} from './categories/ensure-categories.ts'
import { legalDocuments } from './legal/legal-documents.ts'
import { ensureSynonyms } from './search/ensure-synonyms.ts'

/**
 * Gives every shop but one of SEED=none its legal documents, synonyms, and categories with what they ask of shops and buyers. What is there
 * already is left alone, so a second start finds nothing to do. The demo adds its own seed to this one, with the same
 * categories and pictures of them.
 */
export async function ensureSeed(services: Services) {
  if (services.config.seed === 'none') return
  await ensureLegalDocuments(services)
  await ensureSynonyms(services)
  if (services.config.seed === 'base') await ensureCategories(services)
  await ensureCategoryRules(services)
  await ensureCategoryAspects(services)
}

async function ensureLegalDocuments({ db, files }: Services) {
  for (const document of legalDocuments) {
    if (await hasContent(db, document.key)) continue
    const [en, ne] = [await document.read('en'), await document.read('ne')]
    await db.transaction(async (tx) => {
      const save = ({ fileName: name, bytes }: typeof en) =>
        saveFile(tx, files, { name, contentType: 'application/pdf', bytes })
      const { key, title, titleNe, tags, version, updatedAt } = document
      const fileIds = { en: [await save(en)], ne: [await save(ne)] }
      await publishContent(tx, { key, title, titleNe, tags, version, updatedAt, fileIds })
    })
  }
}
