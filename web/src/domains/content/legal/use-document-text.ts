import { useQuery } from '@tanstack/react-query'
import type { TextBlock } from '@haat/contract/domains/content.text.ts'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { useCall } from '#api/use-router-context.ts'
import { legalQueries } from './legal.queries.ts'

type Content = Partial<Pick<MasterContent, 'files' | 'language'>>

const devanagari = /[\u0900-\u097f]/

/**
 * Nepali that was written with a font of former times (Preeti and its kind) is Latin letters in a PDF, which nobody can read without
 * that font.
 */
const isLegible = (blocks: TextBlock[], { language }: Content) =>
  blocks.length > 0 && (language !== 'ne' || devanagari.test(JSON.stringify(blocks)))

/** The text of the first file of a content, once it `isWanted`; none while it is not there, and for a scan. */
export function useDocumentText(content: Content, isWanted = true) {
  const fileId = content.files?.[0]?.id ?? ''
  const text = useQuery({ ...legalQueries.text(useCall(), fileId), enabled: isWanted && fileId !== '' })
  return { ...text, blocks: text.data && isLegible(text.data, content) ? text.data : undefined }
}
