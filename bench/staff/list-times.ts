import { createLoad } from '../measure/load.ts'
import { percentile } from '../measure/statistics.ts'

const asked = 100

/** Every list of the console, by its tabs, filters, orders and search terms. */
export const lists: Record<string, string> = {
  'queue, unsolved': '/api/staff/tickets?status=unsolved&pageSize=30',
  'queue, mine': '/api/staff/tickets?status=unsolved&assignee=me&pageSize=30',
  'queue, without owner': '/api/staff/tickets?status=unsolved&assignee=none&pageSize=30',
  'queue, solved': '/api/staff/tickets?status=solved&sortField=updatedAt&sortOrder=desc&pageSize=30',
  'queue, all, newest': '/api/staff/tickets?sortField=createdAt&sortOrder=desc&pageSize=30',
  'queue, one type': '/api/staff/tickets?status=unsolved&type=chat&pageSize=30',
  'queue, rare words': '/api/staff/tickets?searchTerm=word17&pageSize=30',
  'queue, common words': '/api/staff/tickets?searchTerm=parcel&pageSize=30',
  'audit, newest': '/api/staff/audit?pageSize=50',
  'audit, one action': '/api/staff/audit?action=home.publish&pageSize=50',
  'audit, words': '/api/staff/audit?searchTerm=word17&pageSize=50',
}

/** The median of a hundred answers, in milliseconds. */
export async function timeLists(
  address: string,
  headers: Record<string, string>,
): Promise<Map<string, number>> {
  const load = createLoad(address, 1)
  const times = new Map<string, number>()
  for (const [name, path] of Object.entries(lists)) {
    const ask = { path, headers }
    const { status } = await load.send(ask)
    if (status !== 200) throw new Error(`${path} was answered with ${status}`)
    await load.run(asked / 4, () => ask)
    times.set(name, percentile(await load.run(asked, () => ask), 0.5))
  }
  load.close()
  return times
}
