import { measureRounds, warmUp, type Plan, type Results } from '../measure/rounds.ts'
import { startReference } from '../servers/reference-server.ts'
import { anew, same } from '../calls/scenarios.ts'
import type { Side } from '../servers/side.ts'
import type { MeasuredPage } from './measured-pages.ts'

const cachedRequests = 300

export const renderedName = ({ name }: MeasuredPage) => `${name} rendered`
export const cachedName = ({ name }: MeasuredPage) => `${name} from the HTML cache`

/** The CPU time of server and database, for a page that is rendered and for one in the HTML cache. */
export async function measurePageCpu(haat: Side, pages: MeasuredPage[], plan: Plan): Promise<Results> {
  const reference = await startReference()
  const scenarios = pages.flatMap((page) => [
    anew(renderedName(page), page.path),
    same(cachedName(page), cachedRequests, page.path),
  ])
  await warmUp(haat, reference, scenarios, plan)
  return measureRounds(haat, reference, scenarios, 1, plan)
}
