import { useMutation } from '@tanstack/react-query'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { failureName } from '../../form/failure-name.ts'
import { useReloadSignInWays } from '../profile.queries.ts'

export function UnlinkGoogle() {
  const { failures } = useArea('signIn')
  const profile = useArea('profile')
  const call = useCall()
  const reload = useReloadSignInWays()
  const unlink = useMutation({
    mutationFn: () => call('DELETE /account/google'),
    onSuccess: async () => {
      void showToast('success', profile.unlinked)
      await reload()
    },
  })
  const { error } = unlink
  const isLastWay = error instanceof ApiFailure && error.status === 409
  return (
    <>
      <Button variant="secondary" isBusy={unlink.isPending} onClick={() => unlink.mutate()}>
        {profile.unlink}
      </Button>
      <FormError
        text={error ? (isLastWay ? profile.unlinkRefused : failures[failureName(error)]) : undefined}
        className="w-full"
      />
    </>
  )
}
