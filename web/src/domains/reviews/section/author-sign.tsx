import UserRound from 'lucide-react/icons/user-round'

const colours = [
  'bg-crimson-fill text-white',
  'bg-indigo-fill text-white',
  'bg-pine-deep text-white',
  'bg-marigold text-on-marigold',
]

/** Splits by grapheme, so that a Devanagari letter keeps its vowel signs. */
const firstLetter = (name: string) => [...new Intl.Segmenter('ne').segment(name)][0]?.segment.toUpperCase()
const sumOf = (name: string) => [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)

/** The first letter of a name on a colour that is always the same for it; it says nothing that the name does not. */
export const AuthorSign = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className={`author-sign ${name ? colours[sumOf(name) % colours.length] : 'bg-sunken text-muted'}`}
  >
    {firstLetter(name) ?? <UserRound className="size-5" />}
  </span>
)
