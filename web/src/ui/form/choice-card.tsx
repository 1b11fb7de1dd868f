import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface ChoiceCardProps {
  name: string
  isChosen: boolean
  isDisabled?: boolean
  onChoose(): void
  className?: string
  children: ReactNode
}

/** A radio button as large as its card; the chosen card has a ring and a blush background. */
export const ChoiceCard = ({
  name,
  isChosen,
  isDisabled,
  onChoose,
  className,
  children,
}: ChoiceCardProps) => (
  <label
    className={classNames(
      'relative block cursor-pointer rounded-control inset-ring-[1.5px] inset-ring-line-strong transition-colors',
      'has-checked:bg-blush has-checked:inset-ring-[2.5px] has-checked:inset-ring-crimson',
      'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      'has-disabled:cursor-not-allowed has-disabled:inset-ring-line',
      className,
    )}
  >
    <input
      type="radio"
      name={name}
      checked={isChosen}
      disabled={isDisabled}
      onChange={onChoose}
      className="absolute inset-0 cursor-[inherit] appearance-none rounded-control outline-none"
    />
    {children}
  </label>
)
