import { useMessages } from '#messages/use-messages.ts'
import type { SavedSearch } from './saved-search.ts'
import { SavedThings } from './saved-things.tsx'
import { SignInHint } from './sign-in-hint.tsx'

interface WishlistPageProps {
  isSignedIn: boolean
  search: SavedSearch
  onSignIn: () => void
}

export function WishlistPage({ isSignedIn, search, onSignIn }: WishlistPageProps) {
  const { pages } = useMessages()
  return (
    <div className="page-width pt-6 pb-10">
      <h1 className="text-h1">{pages.wishlist}</h1>
      {!isSignedIn && <SignInHint onSignIn={onSignIn} />}
      <SavedThings isSignedIn={isSignedIn} search={search} />
    </div>
  )
}
