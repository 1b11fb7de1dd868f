import { useQuery } from '@tanstack/react-query'
import { importFieldNames } from '@haat/contract/domains/imports.rules.ts'
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

function dataIn(language: Language, data: ImportProblem['data']) {
  const shown = Object.entries(data).map(([name, text]) => {
    if (quoted.includes(name)) return [name, text]
    if (name === 'month') return [name, formatBsMonth(text, language)]
    const figures = name === 'status' || !/^\d+$/.test(text) ? text : groupLakh(text)
    return [name, inDigitsOf(language, figures)]
  })
  return Object.fromEntries(shown) as Record<string, string>
}

/** How a problem is said in the language of the page. */
export function useProblemWords(shopId: string) {
  const { problems } = useArea('vendor').imports
  const { language } = useMessages().ui
  const { data: choices } = useQuery(importQueries.fields(useCall(), shopId))
  return {
    sentenceOf: ({ code, data }: ImportProblem) => problems[code](dataIn(language, data)),
    fieldOf: ({ field }: ImportProblem) => {
      const known: Bilingual | undefined =
        choices?.find((choice) => choice.field === field)?.name ??
        (importFieldNames as Record<string, Bilingual>)[field]
      return known ? inLanguage(known, language) : field
    },
    rowOf: ({ row }: ImportProblem) => inDigitsOf(language, groupLakh(String(row))),
  }
}
