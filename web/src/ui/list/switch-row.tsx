import type { ReactNode } from 'react'

type SwitchRowProps = {
  name: string
  value?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  count?: string | undefined
  children: ReactNode
}

/** A switch with a label, all of which can be pressed, and how many results it would leave. */
export function SwitchRow({ name, value = 'true', isOn, onChange, count, children }: SwitchRowProps) {
  return (
    <label className="switch-row">
      <span>{children}</span>
      <span>{count}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        name={name}
        value={value}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="switch"
      />
    </label>
  )
}
