import { createContext, use } from 'react'
import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'

export interface ConsoleReader {
  id: string
  isAdmin: boolean
  /** What the reader may do. The server decides; the console only leaves out what it would refuse. */
  rights: readonly StaffRight[]
}

/** Who works in the console. Until somebody is known, nobody may do anything. */
export const ConsoleReaderContext = createContext<ConsoleReader>({ id: '', isAdmin: false, rights: [] })
export const useConsoleReader = () => use(ConsoleReaderContext)
