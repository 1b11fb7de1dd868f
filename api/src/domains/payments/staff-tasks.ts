import type { Tx } from '#platform/database/database.ts'

export interface StaffTask {
  /** Names the reason for the task, what it is about first: a second task with the same key is not opened. */
  key: string[]
  subject: string
  message: string
  /** Null for a task that is about no order. */
  about: { kind: 'order'; id: string; title: string } | null
}

/** How payments, orders and the ledger ask people to look at something. Implemented by support, which they do not import. */
export interface StaffTasks {
  /** Opens the task in the caller's transaction; undefined when there was one already. The caller announces it. */
  open(tx: Tx, task: StaffTask): Promise<{ number: number } | undefined>
  /** Whether people still have to look at it. */
  isOpen(db: Tx, key: string[]): Promise<boolean>
  /** Solves the task, if it is open, in the caller's transaction: there is nothing to look at any more. */
  close(tx: Tx, key: string[]): Promise<void>
  /** What people still have to look at of those whose key begins with a word, by when an answer is due; of each thing only the first. */
  listOpen(db: Tx, word: string, limit: number): Promise<{ aboutId: string; answerBy: Date }[]>
}
