import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inlineDifference } from '#console/audit/word-difference.ts'
import { useArea } from '#ui/messages/use-area.ts'

interface WordsProps {
  /** Undefined where there was nothing to compare with. */
  was: string | undefined
  is: string
}

/** A text with what was removed of it struck out, and what is new marked. */
export function Words({ was, is }: WordsProps) {
  const { difference } = useArea('staff').listings
  if (is === '' && !was) return <span className="text-muted">{difference.empty}</span>
  if (was === undefined || was === is) return is
  return inlineDifference(was, is).map(({ text, in: where }, at) =>
    where === 'both' ? (
      text
    ) : where === 'before' ? (
      <del key={at} className="rounded-[3px] bg-blush px-0.5 text-crimson-deep">
        {text}
      </del>
    ) : (
      <ins key={at} className="rounded-[3px] bg-pine-tint px-0.5 font-semibold text-pine no-underline">
        {text}
      </ins>
    ),
  )
}

interface BothWordsProps {
  was: Bilingual | undefined
  is: Bilingual
}

/** A text in both languages, side by side. */
export function BothWords({ was, is }: BothWordsProps) {
  const { difference } = useArea('staff').listings
  return (
    <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
      {(['en', 'ne'] as const).map((language) => (
        <div key={language} className="min-w-0">
          <p className="text-fine text-muted">{language === 'en' ? difference.english : difference.nepali}</p>
          <p lang={language} className="[overflow-wrap:anywhere] whitespace-pre-line">
            <Words was={was?.[language]} is={is[language]} />
          </p>
        </div>
      ))}
    </div>
  )
}
