import { useQuery } from '@tanstack/react-query'
import { importFieldNames, type ImportProblemCode } from '@haat/contract/domains/imports.rules.ts'
import type { ImportProblem } from '@haat/contract/domains/imports.ts'
import { formatBsMonth } from '@haat/contract/shared/bs-months.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { groupLakh, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { importQueries } from '../imports.queries.ts'

/** What a sentence quotes stays as it stands in the file; figures are written as the page writes them. */
const quoted = ['value', 'name', 'listing', 'missing']

function factIn(language: Language, name: string, text: string): string {
  if (quoted.includes(name)) return text
  if (name === 'month') return formatBsMonth(text, language)
  const figures = name === 'status' || !/^\d+$/.test(text) ? text : groupLakh(text)
  return inDigitsOf(language, figures)
}

/** What the sentences of these codes name, in the order in which they take it. */
const namedBy: Partial<Record<ImportProblemCode, readonly string[]>> = {
  'too-low': ['min'],
  'too-high': ['max'],
  'too-long': ['max'],
  'sku-twice': ['row'],
  'sku-of-other': ['listing'],
  differs: ['row', 'value'],
  'no-such-day': ['month', 'days'],
  'deal-far': ['max'],
  'deal-long': ['max'],
  'above-mrp': ['mrp'],
  'stock-promised': ['promised'],
  'variant-twice': ['row'],
  'variant-missing': ['missing'],
  'too-many-variants': ['max'],
  'too-many-pictures': ['max'],
  'picture-missing': ['name'],
  'picture-unreadable': ['name'],
  'picture-too-large': ['name'],
  'picture-unreachable': ['status'],
}

/** How a problem is said in the language of the page. */
export function useProblemWords(shopId: string) {
  const { problems } = useArea('vendor').imports
  const { language } = useMessages().ui
  const { data: choices } = useQuery(importQueries.fields(useCall(), shopId))
  return {
    sentenceOf({ code, data }: ImportProblem): string {
      const sentence: string | ((...facts: string[]) => string) = problems[code]
      if (typeof sentence === 'string') return sentence
      const facts = (namedBy[code] ?? []).flatMap((name) =>
        data[name] === undefined ? [] : [factIn(language, name, data[name])],
      )
      return sentence(...facts)
    },
    fieldOf: ({ field }: ImportProblem) => {
      const known: Bilingual | undefined =
        choices?.find((choice) => choice.field === field)?.name ??
        (importFieldNames as Record<string, Bilingual>)[field]
      return known ? inLanguage(known, language) : field
    },
    rowOf: ({ row }: ImportProblem) => inDigitsOf(language, groupLakh(String(row))),
  }
}
