import { z } from 'zod'
import { defineEndpoints } from '../shared/endpoint.ts'

export const healthSchema = z.strictObject({
  status: z.enum(['ok', 'stopping', 'unavailable']),
  version: z.string(),
  database: z.enum(['ok', 'unreachable', 'hung']),
  migrations: z.strictObject({ applied: z.int(), expected: z.int() }),
  /** `wrong`: what is sealed in the database cannot be opened by this process. Nothing while it is away. */
  secretKey: z.enum(['ok', 'wrong']).optional(),
  /** Only where they are configured; without them the shop is open all the same. */
  replicas: z.strictObject({ inUse: z.int(), of: z.int() }).optional(),
  redis: z.enum(['ok', 'away']).optional(),
  /** `waiting`: the mail server takes nothing at the moment; whatever is queued goes out once it does. */
  mail: z.enum(['ok', 'waiting']).optional(),
  /** Written and not taken yet, since when the oldest of them, and how many were refused for good. */
  mails: z.strictObject({ waiting: z.int(), oldestWaitingSeconds: z.int(), ended: z.int() }).optional(),
})

export const healthEndpoints = defineEndpoints({
  'GET /health': {
    name: 'getHealth',
    summary: 'Whether this process can serve; 503 when it cannot',
    access: 'public',
    // Every balancer asks every process all the time.
    limit: false,
    response: healthSchema,
  },
})
