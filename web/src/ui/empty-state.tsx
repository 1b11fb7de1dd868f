import { StateScreen } from './state-screen.tsx'
import type { StateScreenProps } from './state-screen.tsx'

type EmptyStateProps = Omit<StateScreenProps, 'tone'> & { tone?: StateScreenProps['tone'] }

/** Nothing here, said kindly, with a way on. */
export function EmptyState({ tone = 'blush', ...rest }: EmptyStateProps) {
  return <StateScreen tone={tone} {...rest} />
}
