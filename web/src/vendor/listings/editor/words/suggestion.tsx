import Languages from 'lucide-react/icons/languages'
import { useEffect, useState } from 'react'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { useArea } from '#ui/messages/use-area.ts'

interface SuggestionProps {
  value: Bilingual
  onUse(text: string): void
}

/** Offers the English words in Devanagari as long as there are none; nothing is filled in without a press. */
export function Suggestion({ value, onUse }: SuggestionProps) {
  const { listingEditor: editor } = useArea('vendor')
  const text = useDevanagari(value.ne.trim() === '' ? value.en.trim() : '')
  if (!text) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-small">
      <Languages aria-hidden className="size-4.5 shrink-0 text-muted" />
      <span className="sr-only">{editor.suggestion}</span>
      <span lang="ne">{text}</span>
      <button
        type="button"
        aria-label={editor.takeText(text)}
        onClick={() => onUse(text)}
        className="min-h-11 font-semibold text-crimson hover:underline md:min-h-9"
      >
        {editor.take}
      </button>
    </p>
  )
}

/** Empty until the rules are loaded. */
function useDevanagari(latin: string): string {
  const [rules, setRules] = useState<typeof import('./transliterate.ts')>()
  const isWanted = latin !== ''
  useEffect(() => {
    // Without them nothing is offered.
    if (isWanted && !rules) import('./transliterate.ts').then(setRules, () => {})
    // Tried again with the next key, since there may be a signal then.
  }, [isWanted, rules, latin])
  return isWanted && rules ? rules.transliterate(latin) : ''
}
