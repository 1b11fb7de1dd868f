import { z } from 'zod'
import { defineEndpoints } from '../shared/endpoint.ts'

export const healthSchema = z.strictObject({
  status: z.enum(['ok', 'stopping', 'unavailable']),
  version: z.string(),
  database: z.enum(['ok', 'unreachable', 'hung']),
  migrations: z.strictObject({ applied: z.int(), expected: z.int() }),
  /** `wrong`: this process cannot decrypt the values in the database. Left out while the database is away. */
  secretKey: z.enum(['ok', 'wrong']).optional(),
  /** Only when they are configured; the shop works without them. */
  replicas: z.strictObject({ inUse: z.int(), of: z.int() }).optional(),
  redis: z.enum(['ok', 'away']).optional(),
  /** `waiting`: the mail server accepts nothing at the moment; queued mails go out once it does. */
  mail: z.enum(['ok', 'waiting']).optional(),
  /** How many mails wait, the age of the oldest, and how many were refused for good. */
  mails: z.strictObject({ waiting: z.int(), oldestWaitingSeconds: z.int(), ended: z.int() }).optional(),
})

export const healthEndpoints = defineEndpoints({
  'GET /health': {
    name: 'getHealth',
    summary: 'Whether this process can serve; 503 when it cannot',
    access: 'public',
    // Every load balancer asks every process all the time.
    limit: false,
    response: healthSchema,
  },
})
