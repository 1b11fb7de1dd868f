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
    <label className="flex min-h-12 cursor-pointer items-center gap-3 text-small">
      <span className="grow">{children}</span>
      <span className="text-muted">{count}</span>
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
