import { createFileRoute, notFound } from '@tanstack/react-router'
import { GalleryPage } from '#domains/gallery/gallery-page.tsx'

/** The primitives and their states, for those who build with them. Not there in a shop that is for real. */
export const Route = createFileRoute('/dev/gallery')({
  beforeLoad: ({ context }) => {
    if (!context.config.hasDev) throw notFound()
  },
  component: () => (
    <main>
      <GalleryPage />
    </main>
  ),
})
