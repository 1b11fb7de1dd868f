import { pipeAndWireServices } from './pipe-wire-services.ts'
import { woodAndWallServices } from './wood-wall-services.ts'

export const repairServices = { ...pipeAndWireServices, ...woodAndWallServices }
