import type { PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** "Felted wool gloves, Lilac, one size" */
export function useLineName() {
  const { language } = useMessages().ui
  return ({ title, choice }: PhoneStop['lines'][number]) =>
    [title, ...choice].map((text) => inLanguage(text, language)).join(', ')
}
