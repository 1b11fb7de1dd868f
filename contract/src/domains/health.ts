import { z } from 'zod'
import { defineEndpoints } from '../shared/endpoint.ts'

export const healthSchema = z.strictObject({
  status: z.enum(['ok', 'unavailable']),
  version: z.string(),
  database: z.enum(['ok', 'unreachable']),
  migrations: z.strictObject({ applied: z.int(), expected: z.int() }),
})

export const healthEndpoints = defineEndpoints({
  'GET /health': {
    name: 'getHealth',
    summary: 'Whether this process can serve; 503 when it cannot',
    access: 'public',
    response: healthSchema,
  },
})
