import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { useMessages } from '../messages/use-messages.ts'

/** The text in the language that the page is not in. */
export function OtherLanguageText({ text, className }: { text: Bilingual; className?: string }) {
  const { ui } = useMessages()
  const other = ui.language === 'en' ? 'ne' : 'en'
  if (!text[other] || !text[ui.language]) return null
  return (
    <span lang={other} className={className}>
      {text[other]}
    </span>
  )
}
