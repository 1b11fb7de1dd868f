import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={5} {...rest} className={classNames(controlClass, 'block resize-y', className)} />
}
