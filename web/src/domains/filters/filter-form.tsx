import type { FormEvent, ReactNode } from 'react'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { keeping } from '#ui/kept-markup.ts'
import { Unfolded } from './unfolded.ts'

type FilterFormProps = {
  action: string
  /** What the address says besides, and keeps. */
  kept: Record<string, string | number | boolean | undefined>
  applyLabel: string
  isUnfolded: boolean
  /** All that its fields depend on besides the language; nothing while they are on their way. */
  of: readonly unknown[] | undefined
  children: ReactNode
}

/** What is typed is taken when its field is left. */
function takeTyped(event: FormEvent) {
  event.preventDefault()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Beside the list. A form, so that it can be sent where no script answers the choices themselves. */
export function FilterForm({ action, kept, applyLabel, isUnfolded, of, children }: FilterFormProps) {
  const { language } = useMessages().ui
  const texts = useArea('filters')
  const inside = (
    <>
      {/* What the Enter key presses, instead of the first button below. */}
      <button hidden>{applyLabel}</button>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
      <Unfolded value={isUnfolded}>{children}</Unfolded>
      <div className="hidden noscript:block">
        <button className={buttonClass({ isWide: true })}>{applyLabel}</button>
      </div>
    </>
  )
  const all = of && [action, language, kept, isUnfolded, ...of]
  return (
    <form
      action={action}
      aria-label={texts.filters}
      onSubmit={takeTyped}
      className="pt-1"
      {...keeping(all, inside)}
    />
  )
}
