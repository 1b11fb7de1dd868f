import UserRound from 'lucide-react/icons/user-round'
import { lettersOf } from '#ui/text/letters-of.ts'

const colours = [
  'bg-crimson-fill text-white',
  'bg-indigo-fill text-white',
  'bg-pine-deep text-white',
  'bg-marigold text-on-marigold',
]

const sumOf = (name: string) => [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)

/** The first letter of a name on a colour that is always the same for it; it says nothing that the name does not. */
export const AuthorSign = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className={`author-sign ${name ? colours[sumOf(name) % colours.length] : 'bg-sunken text-muted'}`}
  >
    {lettersOf(name)[0]?.toUpperCase() ?? <UserRound className="size-5" />}
  </span>
)
