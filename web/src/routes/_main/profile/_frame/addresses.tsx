import { createFileRoute } from '@tanstack/react-router'
import { ProfileHeading, useProfileUser } from '#domains/account/profile-frame.tsx'
import { AddressBook } from '#domains/addresses/address-book.tsx'
import { loadArea } from '#ui/messages/areas.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

export const Route = createFileRoute('/_main/profile/_frame/addresses')({
  // Texts are loaded before the page appears, so that its arrival undoes nothing that was pressed in its frame meanwhile.
  loader: ({ context: { language } }) => loadArea(language, 'addresses'),
  staticData: { title: (m) => m.pages.profileAddresses },
  component: AddressesRoute,
})

function AddressesRoute() {
  const { pages } = useMessages()
  return (
    <div className="grid gap-5">
      <ProfileHeading>{pages.profileAddresses}</ProfileHeading>
      <AddressBook receiver={useProfileUser()} />
    </div>
  )
}
