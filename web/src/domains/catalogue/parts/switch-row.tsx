import type { ReactNode } from 'react'

type SwitchRowProps = {
  name: string
  value?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}

/** On or off, for the whole row. */
export function SwitchRow({ name, value = 'true', isOn, onChange, children }: SwitchRowProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center justify-between gap-3 text-small">
      {children}
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
