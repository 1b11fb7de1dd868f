import { coolingServices } from './cooling-services.ts'
import { machineServices } from './machine-services.ts'

export const applianceServices = { ...coolingServices, ...machineServices }
