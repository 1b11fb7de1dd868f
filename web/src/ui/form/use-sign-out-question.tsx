import { Suspense, useState, type ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { keepsFiles } from '#ui/device/kept-files.ts'
import { keepsDrafts } from '#ui/form/form-draft.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'

/** Asks before a sign-out that would lose what this device keeps and could not save yet. */
export function useSignOutQuestion(signOut: () => void): { ask(): void; question: ReactNode } {
  const [isAsking, setIsAsking] = useState(false)
  const question = isAsking && (
    <Suspense>
      <Question
        onStay={() => setIsAsking(false)}
        onLeave={() => {
          setIsAsking(false)
          signOut()
        }}
      />
    </Suspense>
  )
  async function ask() {
    if (keepsDrafts() || (await keepsFiles())) setIsAsking(true)
    else signOut()
  }
  return { ask: () => void ask(), question }
}

function Question({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  const { signOut } = useArea('leave')
  return (
    <Dialog
      isOpen
      onClose={onStay}
      title={signOut.title}
      footer={
        <>
          <Button variant="secondary" isWide onClick={onLeave}>
            {signOut.leave}
          </Button>
          <Button isWide onClick={onStay} data-autofocus>
            {signOut.stay}
          </Button>
        </>
      }
    >
      <p>{signOut.text}</p>
    </Dialog>
  )
}
