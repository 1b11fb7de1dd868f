import type { User } from '@haat/contract/domains/account.ts'
import { useSession } from '../session.tsx'

/** Whose pages these are; inside the frame, which stands only while somebody is signed in. */
export function useProfileUser(): User {
  const session = useSession()
  if (session.status !== 'signed-in') throw new Error('useProfileUser needs a ProfileFrame above it')
  return session.user
}
