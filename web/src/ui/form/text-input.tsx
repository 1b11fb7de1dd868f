import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type TextInputProps = ComponentProps<'input'> & { icon?: ReactNode }

export function TextInput({ icon, className, ...rest }: TextInputProps) {
  const input = (
    <input type="text" {...rest} className={classNames('control', icon ? 'pl-12' : false, className)} />
  )
  if (!icon) return input
  return (
    <span className="relative block">
      <span className="input-icon">{icon}</span>
      {input}
    </span>
  )
}
