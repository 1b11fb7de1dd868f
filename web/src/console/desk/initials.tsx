import { classNames } from '#ui/class-names.ts'

const segmenter = new Intl.Segmenter()
const firstOf = (word: string) => [...segmenter.segment(word)][0]?.segment ?? ''

/** "BT" for Binod Tamang; a letter of Devanagari keeps its sign: "मि". */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const isLatin = /^[\p{Script=Latin}\s.'-]*$/u.test(name)
  const taken = isLatin && words.length > 1 ? [words[0]!, words.at(-1)!] : words.slice(0, 1)
  return taken.map(firstOf).join('').toUpperCase()
}

const grounds = ['bg-indigo-fill', 'bg-pine', 'bg-crimson-fill']
/** Always the same for the same person. */
const groundOf = (id: string) =>
  grounds[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % grounds.length]

/** A person as a small square; whoever is beside it says the name. */
export function Initials({ id, name, className }: { id: string; name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center rounded-badge font-semibold text-white dark:text-on-night',
        groundOf(id),
        className ?? 'size-5.5 text-[0.6875rem]',
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
