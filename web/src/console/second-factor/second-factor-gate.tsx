import plug from 'picture:state-plug'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import type { SecondFactor } from '@haat/contract/domains/account.second-factor.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { HeadTags } from '#ui/head-tags.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { EnterCode } from './enter-code.tsx'
import { GateScreen } from './gate-screen.tsx'
import { isFactorMissing, secondFactorQueries } from './second-factor.queries.ts'
import { SetUp } from './set-up.tsx'

/** Opens the console to whoever has shown their second factor in this session, and asks the others for it. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const call = useCall()
  const queryClient = useQueryClient()
  const { secondFactor } = useArea('staff')
  const state = secondFactorQueries.state(call)
  const { data, isError, isFetching, refetch } = useQuery(state)
  useAskAgainWhenRefused(() => void queryClient.invalidateQueries({ queryKey: state.queryKey }))

  const show = (factor: SecondFactor) => queryClient.setQueryData(state.queryKey, factor)
  if (data?.isConfirmed) return children
  return (
    <main>
      <HeadTags title={secondFactor.title} description={undefined} path={undefined} isHidden />
      {data ? (
        <GateScreen>
          {data.isSetUp ? <EnterCode onShown={show} /> : <SetUp onDone={() => void refetch()} />}
        </GateScreen>
      ) : isError ? (
        <ErrorState picture={plug} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div className="grid min-h-dvh place-items-center">
          <Spinner />
        </div>
      )}
    </main>
  )
}

/** Another app was set up elsewhere, or this one was forgotten: the console closes until it is shown again. */
function useAskAgainWhenRefused(ask: () => void) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const hear = ({ type, action }: { type: string; action?: { type: string; error?: unknown } }) => {
      if (type === 'updated' && action?.type === 'error' && isFactorMissing(action.error)) ask()
    }
    const stops = [
      queryClient.getQueryCache().subscribe(hear),
      queryClient.getMutationCache().subscribe(hear),
    ]
    return () => stops.forEach((stop) => stop())
  })
}
