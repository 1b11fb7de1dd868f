import type { ReactNode } from 'react'
import { useMessages } from '../messages/use-messages.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

type SkeletonGroupProps = { label?: string; className?: string; children: ReactNode }

/** Tells screen readers once that something loads, however many skeletons there are. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  const { ui } = useMessages()
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label ?? ui.loading}</VisuallyHidden>
      {children}
    </div>
  )
}
