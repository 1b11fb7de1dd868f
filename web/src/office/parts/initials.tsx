import { classNames } from '#ui/class-names.ts'
import { lettersOf } from '#ui/text/letters-of.ts'

/** "BT" for Binod Tamang; a letter of Devanagari keeps its vowel sign: "मि". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const isLatin = /^[\p{Script=Latin}\s.'-]*$/u.test(name)
  const taken = isLatin && words.length > 1 ? [words[0]!, words.at(-1)!] : words.slice(0, 1)
  return taken
    .map((word) => lettersOf(word)[0])
    .join('')
    .toUpperCase()
}

const backgrounds = ['bg-indigo-fill', 'bg-pine-deep', 'bg-crimson-fill']
/** A person has the same colour everywhere, because it follows from their id. */
const backgroundOf = (id: string) =>
  backgrounds[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % backgrounds.length]

/** A person as a small square. It is hidden from screen readers, so the name must stand beside it. */
export function Initials({ id, name, className }: { id: string; name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center rounded-badge font-semibold text-white dark:text-on-night',
        backgroundOf(id),
        className ?? 'size-5.5 text-[0.6875rem]',
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
