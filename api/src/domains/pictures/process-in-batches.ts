import { PictureWorkerClosed } from '#platform/pictures/worker/picture-worker.ts'

interface Options<Row extends { id: string }> {
  /** The next rows to process, without those that failed. */
  list: (limit: number, failed: readonly string[]) => Promise<Row[]>
  work: (row: Row) => Promise<void>
  atOnce: number
  signal: AbortSignal
  onFailure: (error: unknown, id: string) => void
}

const batchSize = 12

/**
 * Processes rows until none is left. The database knows which rows are left, so a run that was stopped
 * continues where it was. Batches are short, so that a row which becomes urgent does not wait long.
 */
export async function processInBatches<Row extends { id: string }>(options: Options<Row>): Promise<number> {
  const { list, work, atOnce, signal, onFailure } = options
  const failed: string[] = []
  let done = 0
  const attempt = async (row: Row) => {
    try {
      await work(row)
      done++
    } catch (error) {
      if (signal.aborted) return
      // Every other picture would fail as well, so the run stops and starts again later.
      if (error instanceof PictureWorkerClosed) throw error
      failed.push(row.id)
      onFailure(error, row.id)
    }
  }
  for (;;) {
    const rows = signal.aborted ? [] : await list(batchSize, failed)
    if (rows.length === 0) return done
    const queue = rows.values()
    const worker = async () => {
      for (const row of queue) if (!signal.aborted) await attempt(row)
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  }
}
