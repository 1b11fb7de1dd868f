import { StateScreen } from './state-screen.tsx'
import type { StateScreenProps } from './state-screen.tsx'

type EmptyStateProps = Omit<StateScreenProps, 'tone'> & { tone?: StateScreenProps['tone'] }

/** An empty page or list, with a text and a link that leads on. */
export function EmptyState({ tone = 'blush', ...rest }: EmptyStateProps) {
  return <StateScreen tone={tone} {...rest} />
}
