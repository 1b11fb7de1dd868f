import { startOwnServer } from './own-server.ts'

// Fills the data of the journeys' server with the demo before they begin, while other tests leave a part of the machine idle.
const server = await startOwnServer({ SEED: 'demo' })
await server.stop()
