import { createFileRoute } from '@tanstack/react-router'
import { guardPage } from '#shell/guard-page.ts'

/** The one guard of the profile pages. They are one person's, so the server renders none of them. */
export const Route = createFileRoute('/_main/profile')({
  ssr: false,
  beforeLoad: guardPage,
})
