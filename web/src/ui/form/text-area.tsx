import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={5} {...rest} className={classNames('control', 'block resize-y', className)} />
}
