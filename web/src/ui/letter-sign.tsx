import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { SignColour } from '@haat/contract/shared/sign-colours.ts'
import { classNames } from './class-names.ts'
import { useMessages } from './messages/use-messages.ts'

const colourClasses: Record<SignColour, string> = {
  crimson: 'bg-crimson-fill text-white',
  pine: 'bg-pine-deep text-white',
  indigo: 'bg-indigo-fill text-white',
  marigold: 'bg-marigold text-on-marigold',
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0])
    .join('')

type LetterSignProps = { name: Bilingual; letter: string; colour: SignColour; className: string }

/**
 * The sign of a shop: its Nepali letter on a coloured ground, which says nothing that the name beside it does not. English pages load no Devanagari font and a device
 * without one of its own would show empty boxes, so there the sign shows the initials of the English name.
 */
export function LetterSign({ name, letter, colour, className }: LetterSignProps) {
  const { ui } = useMessages()
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center leading-none font-extrabold',
        colourClasses[colour],
        className,
      )}
    >
      {ui.language === 'en' && name.en ? initialsOf(name.en) : letter}
    </span>
  )
}
