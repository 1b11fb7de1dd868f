import type { ReactNode } from 'react'
import { useMessages } from '#messages/use-messages.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type SkeletonGroupProps = { label?: string; className?: string; children: ReactNode }

/** Says once that something loads, however many boxes stand for it. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  const { ui } = useMessages()
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label ?? ui.loading}</VisuallyHidden>
      {children}
    </div>
  )
}
