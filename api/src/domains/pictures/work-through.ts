import { WorkshopClosed } from '#platform/pictures/workshop.ts'

interface Options<Row extends { id: string }> {
  /** The next rows in order, without those that failed. */
  list: (limit: number, failed: readonly string[]) => Promise<Row[]>
  work: (row: Row) => Promise<void>
  atOnce: number
  signal: AbortSignal
  onFailure: (error: unknown, id: string) => void
}

const batch = 12

/**
 * Works through rows until none is left. Which rows are left stands in the database, so a stopped run goes on where
 * it was; lists are short, so that what has become urgent does not wait for a long one.
 */
export async function workThrough<Row extends { id: string }>(options: Options<Row>): Promise<number> {
  const { list, work, atOnce, signal, onFailure } = options
  const failed: string[] = []
  let done = 0
  const attempt = async (row: Row) => {
    try {
      await work(row)
      done++
    } catch (error) {
      if (signal.aborted) return
      // The next picture would fail as well: better to stop and to begin again later.
      if (error instanceof WorkshopClosed) throw error
      failed.push(row.id)
      onFailure(error, row.id)
    }
  }
  for (;;) {
    const rows = signal.aborted ? [] : await list(batch, failed)
    if (rows.length === 0) return done
    const queue = rows.values()
    const worker = async () => {
      for (const row of queue) if (!signal.aborted) await attempt(row)
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  }
}
