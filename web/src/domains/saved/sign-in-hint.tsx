import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { early } from '#ui/early-click.ts'

/** What signing in would do for the list. */
export function SignInHint({ onSignIn }: { onSignIn: () => void }) {
  const texts = useArea('wishlist')
  return (
    <aside className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel bg-indigo-tint p-4 md:px-6">
      <div className="min-w-56 grow basis-0">
        <h2 className="text-h3">{texts.signInTitle}</h2>
        <p className="mt-0.5 text-small">{texts.signInText}</p>
      </div>
      <Button variant="secondary" {...early} aria-haspopup="dialog" onClick={onSignIn}>
        {texts.signIn}
      </Button>
    </aside>
  )
}
