import {
  importCellMaxLength,
  importRowMaxBytes,
  importTextMaxBytes,
  importUnpackedMaxBytes,
  maxImportColumns,
  maxImportPictures,
  maxImportRows,
} from '@haat/contract/domains/imports.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

const limits: Partial<Record<string, number>> = {
  unpacksTooLarge: importUnpackedMaxBytes / 1_000_000,
  tooManyRows: maxImportRows,
  tooManyColumns: maxImportColumns,
  longCell: importCellMaxLength,
  longLine: importRowMaxBytes / 1_000_000,
  tooMuchText: importTextMaxBytes / 1_000_000,
  tooManyPictures: maxImportPictures,
}

/** The sentence of the reason for which the server refused a file; undefined for one that this version does not know. */
export function useRefusalText(of: 'file' | 'pictures') {
  const { refused } = useArea('vendor').imports
  const { language } = useMessages().ui
  const sentences: Record<string, string | ((limit: string) => string)> = refused[of]
  return (reason: string | undefined): string | undefined => {
    if (reason === undefined || !Object.hasOwn(sentences, reason)) return undefined
    const sentence = sentences[reason]
    return typeof sentence === 'function' ? sentence(formatCount(limits[reason] ?? 0, language)) : sentence
  }
}
