import type { ReactNode } from 'react'

/** One component in one state, with its name below. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="grid min-w-0 content-start gap-2">
      <div>{children}</div>
      <figcaption className="text-fine text-muted">{name}</figcaption>
    </figure>
  )
}
