import { AddressBook } from '#domains/addresses/address-book.tsx'
import { useMessages } from '#messages/use-messages.ts'
import { ProfileHeading } from './profile/profile-heading.tsx'
import { useProfileUser } from './profile/use-profile-user.ts'

export function ProfileAddressesPage() {
  const { pages } = useMessages()
  return (
    <div className="grid gap-5">
      <ProfileHeading>{pages.profileAddresses}</ProfileHeading>
      <AddressBook receiver={useProfileUser()} />
    </div>
  )
}
