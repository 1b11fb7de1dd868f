import type { Tx } from '#platform/database/database.ts'

export interface StaffTask {
  /** Names the reason for the task: a second task with the same key is not opened. */
  key: string[]
  subject: string
  message: string
  about: { kind: 'order'; id: string; title: string }
}

/** How payments ask people to look at something. Implemented by support, which payments do not import. */
export interface StaffTasks {
  /** Opens the task in the caller's transaction; undefined when there was one already. The caller announces it. */
  open(tx: Tx, task: StaffTask): Promise<{ number: number } | undefined>
  /** Whether people still have to look at it. */
  isOpen(db: Tx, key: string[]): Promise<boolean>
}
