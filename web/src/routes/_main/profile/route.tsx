import { createFileRoute } from '@tanstack/react-router'
import { guarded } from '#shell/guard-page.tsx'

/** Guards all profile pages. Each belongs to one person, so the server renders none of them. */
export const Route = createFileRoute('/_main/profile')({
  ...guarded,
})
