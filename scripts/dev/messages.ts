import type { HotPayload } from 'vite'

/** What a module of the client is asked for by, in Vite's own words. */
export type Invocation = HotPayload
export type Invoked = { result: unknown } | { error: SourceError }

/** What Vite says of a file that it cannot read. */
export interface SourceError {
  message: string
  id?: string
  loc?: { file?: string; line: number; column: number }
  frame?: string
}

/** What the process of the API says to the one that holds the port. */
export type FromApi =
  | { kind: 'ready'; port: number }
  | { kind: 'invoke'; number: number; invocation: Invocation }

export type ToApi = { kind: 'invoked'; number: number; invoked: Invoked } | { kind: 'client changed' }
