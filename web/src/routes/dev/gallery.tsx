import { createFileRoute, notFound } from '@tanstack/react-router'
import { useMarkHydrated } from '#first-load/leave-hydrated.ts'
import { GalleryPage } from '#ui/gallery/gallery-page.tsx'

/** Shows the UI's primitives in their states, for developers. It does not exist in production. */
export const Route = createFileRoute('/dev/gallery')({
  beforeLoad: ({ context }) => {
    if (!context.config.hasDev) throw notFound()
  },
  component: GalleryRoute,
})

function GalleryRoute() {
  useMarkHydrated()
  return (
    <main>
      <GalleryPage />
    </main>
  )
}
