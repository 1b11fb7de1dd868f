import { z } from 'zod'
import { defineEndpoints } from '../shared/endpoint.ts'

export const metricsEndpoints = defineEndpoints({
  'GET /metrics': {
    name: 'getMetrics',
    summary:
      'What this process counts, for Prometheus: with METRICS_KEY as the bearer token, or on a machine of its own',
    // The handler checks the operator's own key; no session is needed.
    access: 'public',
    hasOwnKey: true,
    // Monitoring asks all the time.
    limit: false,
    response: z.string(),
    mediaType: 'text/plain',
    errors: [401, 404],
  },
})
