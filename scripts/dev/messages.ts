import type { HotPayload } from 'vite'

/** A request for a module of the client, in Vite's own format. */
export type Invocation = HotPayload
export type Invoked = { result: unknown } | { error: SourceError }

/** Vite's error about a file that it cannot read. */
export interface SourceError {
  message: string
  id?: string
  loc?: { file?: string; line: number; column: number }
  frame?: string
}

/** Messages from the API's process to the one that holds the port. */
export type FromApi =
  | { kind: 'ready'; port: number }
  | { kind: 'invoke'; number: number; invocation: Invocation }

export type ToApi = { kind: 'invoked'; number: number; invoked: Invoked } | { kind: 'client changed' }
