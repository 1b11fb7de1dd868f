import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { courierDeviceHeader, courierDevicePattern } from '@haat/contract/domains/runs.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { listDevices, type DeviceRow } from '../devices.store.ts'
import { readKey } from '../run-key.ts'
import { endedAt } from '../run-times.ts'
import { findRun, type RunRow } from '../runs.store.ts'

/** A link of a run, and the phone that holds it. */
export interface OpenLink {
  run: RunRow
  /** Null for a phone that says nothing of itself. */
  deviceHash: string | null
}

/** Only the hash is stored: whoever reads the database cannot speak as the phone. */
const hashOf = (device: string) => createHash('sha256').update(device).digest('hex')

function deviceHashOf({ headers }: FastifyRequest): string | null {
  const device = headers[courierDeviceHeader]
  return typeof device === 'string' && courierDevicePattern.test(device) ? hashOf(device) : null
}

/** The run of the link that the call carries as its key, whether or not it has ended. */
export async function openLink(services: Services, request: FastifyRequest): Promise<OpenLink> {
  const [, key = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
  const known = readKey(services, key)
  const run = known && (await findRun(services.db, known.id))
  if (!known || !run || known.version > run.keyVersion) {
    throw new ApiError('UNAUTHENTICATED', 'This link is not whole. Please ask for it once more.')
  }
  return { run, deviceHash: deviceHashOf(request) }
}

export const runEnded = () =>
  new ApiError('RUN_ENDED', 'This delivery run has ended. Its link opens nothing any more.')
const startedElsewhere = () =>
  new ApiError(
    'RUN_ELSEWHERE',
    'This delivery run was started on another phone. Whoever gave you the link can free it.',
  )

export function refuseEnded(run: RunRow) {
  if (endedAt(run, new Date())) throw runEnded()
}

/** How a phone stands to a run. */
export interface Binding {
  /** Since when a phone is bound, whichever it is. */
  bound: DeviceRow | undefined
  isThisPhone: boolean
  /** The last time that this phone was bound, if it was. */
  own: DeviceRow | undefined
}

export async function readBinding(db: Tx, { run, deviceHash }: OpenLink): Promise<Binding> {
  const devices = await listDevices(db, run.id)
  const bound = devices.find(({ freedAt }) => freedAt === null)
  const own = devices.findLast((device) => device.deviceHash === deviceHash)
  return { bound, own, isThisPhone: bound !== undefined && bound === own }
}

/** For what only the phone that started the run may do. */
export function refuseOtherPhone({ bound, own, isThisPhone }: Binding) {
  if (isThisPhone) return
  if (bound || own) throw startedElsewhere()
  throw new ApiError('CONFLICT', 'Please press Start first.')
}
