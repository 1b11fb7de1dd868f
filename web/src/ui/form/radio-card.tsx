import type { ReactNode } from 'react'
import { Diamond } from '../brand/diamond.tsx'
import { classNames } from '../class-names.ts'

/** An option with an icon on a tint, or with a picture as wide as the card. */
export type RadioCardOption<Value extends string> = { value: Value; label: ReactNode } & (
  | { icon: ReactNode; tone: 'crimson' | 'cream' | 'pine' | 'lilac' | 'indigo' }
  | { picture: ReactNode }
)

type RadioCardProps<Value extends string> = {
  option: RadioCardOption<Value>
  name: string
  isChosen: boolean
  onChoose: () => void
}

const tones = {
  crimson: 'bg-blush text-crimson',
  cream: 'bg-cream text-cream-ink',
  pine: 'bg-pine-tint text-pine',
  lilac: 'bg-lilac text-lilac-ink',
  indigo: 'bg-indigo-tint text-indigo',
}

export function RadioCard<Value extends string>({ option, name, isChosen, onChoose }: RadioCardProps<Value>) {
  return (
    <label
      className={classNames(
        'picture' in option && 'max-sm:p-2.5',
        'group relative flex min-h-28 cursor-pointer flex-col items-start justify-between gap-3 rounded-picture p-4 ' +
          'inset-ring-[1.5px] inset-ring-line transition-[background-color,box-shadow,scale] hover:bg-paper ' +
          'active:scale-98 has-checked:bg-blush has-checked:inset-ring-[2.5px] has-checked:inset-ring-crimson ' +
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
          'has-disabled:cursor-not-allowed has-disabled:opacity-60',
      )}
    >
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 appearance-none rounded-picture shadow-none outline-none"
      />
      {'picture' in option ? (
        option.picture
      ) : (
        <span
          className={`grid size-12 place-items-center rounded-chip group-has-checked:bg-surface group-has-checked:text-crimson [&>svg]:size-6 ${tones[option.tone]}`}
        >
          {option.icon}
        </span>
      )}
      <span className="text-label group-has-checked:text-crimson-deep">{option.label}</span>
      <Diamond
        cells={9}
        className={classNames(
          'absolute right-3 size-4.5 text-crimson opacity-0 group-has-checked:opacity-100',
          'picture' in option ? 'bottom-4 max-sm:hidden' : 'top-3',
        )}
      />
    </label>
  )
}
