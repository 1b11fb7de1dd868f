import { use } from 'react'
import { findArea, loadArea, type AreaName, type Areas } from './areas.ts'
import { useMessages } from './use-messages.ts'

/** The texts of an area in the visitor's language; the page waits for them as it waits for its code. */
export function useArea<Name extends AreaName>(name: Name): Areas[Name] {
  const { language } = useMessages().ui
  return findArea(language, name) ?? use(loadArea(language, name))
}
