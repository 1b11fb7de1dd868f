import type { WaitForQuiet } from '#platform/http/quiet-time.ts'
import { PictureWorkerClosed } from '#platform/pictures/worker/picture-worker.ts'

interface Options<Row extends { id: string }> {
  /** The next row to process, without those that failed. */
  findNext: (failed: readonly string[]) => Promise<Row | undefined>
  work: (row: Row) => Promise<void>
  waitForQuiet: WaitForQuiet
  signal: AbortSignal
  onFailure: (error: unknown, id: string) => void
}

/**
 * Processes rows until none is left, each when nobody is being served. The database is asked for every single
 * row, so a row that becomes urgent is the next one, and a run that was stopped continues where it was.
 */
export async function processOneByOne<Row extends { id: string }>(options: Options<Row>): Promise<number> {
  const { findNext, work, waitForQuiet, signal, onFailure } = options
  const failed: string[] = []
  let done = 0
  for (;;) {
    await waitForQuiet(signal)
    const row = signal.aborted ? undefined : await findNext(failed)
    if (!row) return done
    try {
      await work(row)
      done++
    } catch (error) {
      if (signal.aborted) return done
      // Every other picture would fail as well, so the run stops and starts again later.
      if (error instanceof PictureWorkerClosed) throw error
      failed.push(row.id)
      onFailure(error, row.id)
    }
  }
}
