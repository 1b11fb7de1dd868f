import type { ReactNode } from 'react'

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 text-small">
    <dt className="shrink-0 text-muted">{label}</dt>
    <dd className="min-w-0 text-right">{children}</dd>
  </div>
)
