import { LRUCache } from 'lru-cache'
import type { TextBlock } from '@haat/contract/domains/content.text.ts'
import { FileTooHeavy } from '#platform/parser/file-refusals.ts'
import { notFound } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { findPublicPdf } from '../files/files.service.ts'

/** More documents than a shop has, in both languages. */
const maxKept = 50

/**
 * Reads the text of a public PDF by its id, once in the life of a process: its bytes never change. Whoever asks meanwhile waits for the same
 * reading.
 */
export function createTextReader({ db, files, parser }: Services) {
  const kept = new LRUCache<string, Promise<TextBlock[]>>({ max: maxKept })
  return async (fileId: string): Promise<TextBlock[]> => {
    const pdf = await findPublicPdf(db, files, fileId)
    if (!pdf) throw notFound('This file')
    const known = kept.get(pdf.sha256)
    if (known) return known
    const reading = pdf
      .read()
      .then((bytes) => parser.readPdfText(bytes))
      .catch(nothingIfHeavy)
    kept.set(pdf.sha256, reading)
    reading.catch(() => kept.delete(pdf.sha256))
    return reading
  }
}

/** A file over which a parser died is not tried again by the next visitor. */
function nothingIfHeavy(error: unknown): TextBlock[] {
  if (error instanceof FileTooHeavy) return []
  throw error
}
