import { createFileRoute } from '@tanstack/react-router'
import { ProfileAddressesPage } from '#domains/account/profile-addresses-page.tsx'
import { loadArea } from '#messages/areas.ts'

export const Route = createFileRoute('/_main/profile/_frame/addresses')({
  codeSplitGroupings: [['component', 'loader']],
  // The page is whole when it comes: what is pressed in its frame meanwhile is not undone by its arrival.
  loader: ({ context: { language } }) => loadArea(language, 'addresses'),
  staticData: { title: (m) => m.pages.profileAddresses },
  component: ProfileAddressesPage,
})
