import type { User } from '@haat/contract/domains/account.ts'
import { bsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Splits by grapheme, so that a Devanagari letter keeps its vowel signs. */
const firstLetter = (name: string) =>
  [...new Intl.Segmenter('ne').segment(name.trim())][0]?.segment.toUpperCase()

/** Hidden on a phone, where the greeting names the person already and space is short. */
export function ProfileIdentity({ user }: { user: User }) {
  const { ui } = useMessages()
  const profile = useArea('profile')
  const year = bsDateOf(user.createdAt)?.year
  return (
    <div className="flex items-center gap-3 max-lg:hidden">
      <span
        aria-hidden
        className="grid size-14 shrink-0 place-items-center rounded-picture bg-crimson-fill text-title text-white"
      >
        {firstLetter(user.name)}
      </span>
      <div className="min-w-0">
        <p className="text-h3 wrap-anywhere">{user.name}</p>
        {year && (
          <p className="text-small text-muted">{profile.since(inDigitsOf(ui.language, String(year)))}</p>
        )}
      </div>
    </div>
  )
}
