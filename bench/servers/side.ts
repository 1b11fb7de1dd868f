import type { ChildServer } from './child-server.ts'
import { postmasterOf } from '../scratch-folder.ts'

/** A server with its own database. */
export interface Side {
  address: string
  /** The processes whose CPU time counts, with their descendants. */
  roots: number[]
}

export function sideOf({ pid, address }: ChildServer, dataDir: string): Side {
  const postmaster = postmasterOf(dataDir)
  if (!postmaster) throw new Error(`No PostgreSQL runs in ${dataDir}`)
  return { address, roots: [pid, postmaster.pid] }
}
