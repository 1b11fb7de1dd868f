import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { beginReading, endReading, secondsUntilReading } from './readings.store.ts'

/** A file is given up after two minutes, and what comes of it is written in a moment. */
const longestMs = 240_000
/** Ten thousand rows take two seconds. */
const hourlyMs = 180_000

/**
 * Lets one file of a shop be read at a time, and files that take long to read only for so long in an hour. Nothing of the bytes is looked at before.
 * `read` says by `onHeld` how long it has kept others waiting.
 */
export async function readInTurn<T>(
  { db }: Pick<Services, 'db'>,
  vendorId: number,
  read: (onHeld: (ms: number) => void) => Promise<T>,
): Promise<T> {
  const mark = await beginReading(db, vendorId, { longestMs, hourlyMs })
  if (mark === undefined) {
    const seconds = await secondsUntilReading(db, vendorId, hourlyMs)
    if (seconds === undefined)
      throw new ApiError(
        'CONFLICT',
        'Another file of your shop is being read. Please wait until that is done.',
      )
    const sentence = `Your files took us very long to read. Please send the next one in ${Math.ceil(seconds / 60)} minutes.`
    throw new ApiError('RATE_LIMITED', sentence, undefined, seconds)
  }
  let usedMs = 0
  try {
    return await read((ms) => (usedMs += ms))
  } finally {
    await endReading(db, vendorId, mark, usedMs)
  }
}
