import plug from 'picture:state-plug'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import LogOut from 'lucide-react/icons/log-out'
import type { SecondFactor } from '@haat/contract/domains/account.second-factor.ts'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useOnFailure } from '#office/use-on-failure.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { ErrorState } from '#ui/state/error-state.tsx'
import { HeadTags } from '#ui/page/head-tags.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { useSessionActions } from '#domains/account/use-session-actions.ts'
import { LanguageSwitch } from '#ui/preferences/language-switch.tsx'
import { LogoMark } from '#ui/brand/logo-mark.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { Button } from '#ui/button/button.tsx'
import { EnterCode } from './enter-code.tsx'
import { secondFactorQueries } from './second-factor.queries.ts'
import { SecondFactorSetup } from './setup/second-factor-setup.tsx'

interface SecondFactorGateProps {
  /** Whether nobody gets in without a second factor: who has none sets it up first. */
  isRequired?: boolean
  children: ReactNode
}

/** Asks for the second factor, and shows the office behind it once it was verified in this session. */
export function SecondFactorGate({ isRequired = false, children }: SecondFactorGateProps) {
  const call = useCall()
  const queryClient = useQueryClient()
  const { secondFactor } = useArea('office')
  const state = secondFactorQueries.state(call)
  const query = useQuery(state)
  const { data } = query
  // The factor may be missing since an authenticator app was set up elsewhere: the office then stays closed until the
  // factor is verified again.
  useOnFailure((error) => {
    if (error instanceof ApiFailure && error.code === 'SECOND_FACTOR_REQUIRED')
      void queryClient.invalidateQueries({ queryKey: state.queryKey })
  })

  const setFactor = (factor: SecondFactor) => queryClient.setQueryData(state.queryKey, factor)
  if (data?.isConfirmed || (data && !data.isSetUp && !isRequired)) return children
  return (
    <main>
      <HeadTags title={secondFactor.title} description={undefined} path={undefined} isHidden />
      {data ? (
        <GateScreen>
          {data.isSetUp ? (
            <EnterCode onVerified={setFactor} />
          ) : (
            <SecondFactorSetup onDone={() => void query.refetch()} />
          )}
        </GateScreen>
      ) : query.isError ? (
        <ErrorState picture={plug} query={query} />
      ) : (
        <div className="grid min-h-dvh place-items-center">
          <Spinner />
        </div>
      )}
    </main>
  )
}

/** The screen before an office: one panel, and a button to sign out. */
function GateScreen({ children }: { children: ReactNode }) {
  const { secondFactor } = useArea('office')
  const { signOut } = useSessionActions()
  return (
    <div className="mx-auto grid min-h-dvh max-w-120 content-center gap-4 px-4 py-6">
      <section className="overflow-hidden rounded-panel bg-surface shadow-2">
        <Weave />
        <div className="grid gap-5 p-5 md:p-7">
          <LogoMark />
          {children}
        </div>
      </section>
      <div className="flex items-center justify-between gap-3">
        <Button variant="quiet" icon={<LogOut />} onClick={() => void signOut()}>
          {secondFactor.signOut}
        </Button>
        <LanguageSwitch />
      </div>
    </div>
  )
}
