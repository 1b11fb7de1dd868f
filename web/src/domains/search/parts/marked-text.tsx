import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inLanguage, languageOf } from '@haat/contract/shared/in-language.ts'
import { useMessages } from '#messages/use-messages.ts'
import { markMatches } from '../mark-matches.ts'

/** A name with the letters that were typed in bold. */
export function MarkedText({ text, term }: { text: Bilingual; term: string }) {
  const { ui } = useMessages()
  const language = languageOf(text, ui.language)
  const pieces = markMatches(inLanguage(text, ui.language), term)
  return (
    <span lang={language === ui.language ? undefined : language}>
      {pieces.map(({ text: piece, isMarked }, at) =>
        isMarked ? (
          <mark key={at} className="bg-transparent font-extrabold text-inherit">
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </span>
  )
}
