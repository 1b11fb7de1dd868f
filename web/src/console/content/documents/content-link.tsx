import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useArea } from '#ui/messages/use-area.ts'

type ContentLinkProps = {
  /** The part of the address that follows `/staff/content/`. */
  to?: string
  search?: Record<string, unknown>
  children: ReactNode
} & Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'aria-current'>

export function ContentLink({ to = '', search = {}, children, ...rest }: ContentLinkProps) {
  const path = to === '' ? 'content' : `content/${to}`
  return (
    <Link to="/staff/$" params={{ _splat: path }} search={search as never} {...rest}>
      {children}
    </Link>
  )
}

export function BackToList() {
  const { content } = useArea('staff')
  return (
    <ContentLink className="mb-2 inline-flex min-h-11 items-center gap-2 text-label text-crimson hover:underline">
      <ArrowLeft aria-hidden className="size-5" />
      {content.toList}
    </ContentLink>
  )
}
