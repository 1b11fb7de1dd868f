import type { FormEvent, ReactNode } from 'react'
import { useArea } from '../messages/use-area.ts'
import { buttonClass } from '../button/button-class.ts'
import { ShowsAll } from './shows-all.ts'

type FilterFormProps = {
  action: string
  /** Search parameters that the form keeps without a field of their own. */
  hiddenFields: Record<string, string | number | boolean | undefined>
  applyLabel: string
  showsAll: boolean
  children: ReactNode
}

/** Leaving a text field applies it, so submitting the form only removes the focus. */
function applyTyped(event: FormEvent) {
  event.preventDefault()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** The filters beside the list. They are a form, which without JavaScript is submitted by a button. */
export function FilterForm({ action, hiddenFields, applyLabel, showsAll, children }: FilterFormProps) {
  const texts = useArea('filters')
  return (
    <form action={action} aria-label={texts.filters} onSubmit={applyTyped} className="pt-1">
      {/* The Enter key presses the first button of a form, which would otherwise be one of those below. */}
      <button hidden>{applyLabel}</button>
      {Object.entries(hiddenFields).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={String(value)} />,
      )}
      <ShowsAll value={showsAll}>{children}</ShowsAll>
      <div className="hidden no-js:block">
        <button className={buttonClass({ isWide: true })}>{applyLabel}</button>
      </div>
    </form>
  )
}
