import type { RunState } from '@haat/contract/domains/runs.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'

const tones = {
  waiting: 'creamTint',
  started: 'blushTint',
  done: 'pineTint',
  revoked: 'sunken',
  over: 'sunken',
} as const satisfies Record<RunState, string>

export function RunBadge({ state }: { state: RunState }) {
  const { states } = useArea('office').runs
  return <Badge tone={tones[state]}>{states[state]}</Badge>
}
