import { useMutation } from '@tanstack/react-query'
import envelope from 'picture:state-envelope'
import { ResendButton } from '#domains/account/resend-button.tsx'
import { useSessionActions } from '#domains/account/use-session-actions.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { StateScreen } from '#ui/state/state-screen.tsx'
import { showToast } from '#ui/toast/show-toast.ts'

/** Shown instead of the checkout: an order needs a confirmed e-mail address. */
export function VerifyScreen({ email }: { email: string }) {
  const texts = useArea('checkout')
  const { reloadUser } = useSessionActions()
  const check = useMutation({
    mutationFn: reloadUser,
    onSuccess: ({ emailVerified }) => {
      if (!emailVerified) void showToast('info', texts.notVerified)
    },
    onError: () => void showToast('error', texts.notChanged),
  })
  return (
    <StateScreen
      picture={envelope}
      tone="cream"
      heading={texts.verify}
      headingLevel={2}
      actions={
        <>
          <Button isWide isBusy={check.isPending} onClick={() => check.mutate()}>
            {texts.verified}
          </Button>
          <ResendButton email={email} />
        </>
      }
    >
      {texts.verifyText(email)}
    </StateScreen>
  )
}
