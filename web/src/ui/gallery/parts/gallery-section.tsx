import type { ReactNode } from 'react'

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid min-w-0 gap-5">
      <h2 className="text-h2">{title}</h2>
      {children}
    </section>
  )
}
