import { use } from 'react'
import { loadArea, type AreaName, type Areas } from './areas.ts'
import { useMessages } from './use-messages.ts'

/** The texts of an area in the visitor's language. Suspends until they are loaded. */
export const useArea = <Name extends AreaName>(name: Name): Areas[Name] =>
  use(loadArea(useMessages().ui.language, name))
