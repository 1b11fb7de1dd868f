import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { doorPhotoDays } from '@haat/contract/domains/runs.rules.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import type { Services } from '#services.ts'
import { listCouriers } from '#domains/couriers/couriers.service.ts'
import { dropFiles } from '#domains/files/files.service.ts'
import { listOverBefore } from '#domains/orders/parcels/doors.service.ts'
import { clearPhotos, listPhotosOfRuns } from '../outcomes.store.ts'
import { listRunIdsBetween } from '../runs.store.ts'

/** So many days of runs are looked at, so that a shop which stood still for months forgets what it missed. */
const daysLookedAt = 365
const maxAtOnce = 100

/**
 * Deletes the photos of doors whose parcels have been over for so long that nobody asks about them any more. Runs are found by their courier and
 * day, so that what grows with the years is not read. Returns how many photos went.
 */
export async function forgetDoorPhotos({ db, files }: Services, now = new Date()): Promise<number> {
  const lastDay = addDays(nepalDay(now), -doorPhotoDays)
  const before = new Date(now.getTime() - doorPhotoDays * 86_400_000)
  let gone = 0
  for (const courier of await listCouriers(db, true)) {
    const runIds = await listRunIdsBetween(db, Number(courier.id), {
      from: addDays(lastDay, -daysLookedAt),
      to: lastDay,
    })
    for (let at = 0; at < runIds.length; at += maxAtOnce) {
      const photos = await listPhotosOfRuns(db, runIds.slice(at, at + maxAtOnce))
      const over = new Set(
        await listOverBefore(
          db,
          photos.map(({ parcelId }) => parcelId),
          before,
        ),
      )
      const old = photos.filter(({ parcelId }) => over.has(parcelId))
      if (old.length === 0) continue
      await db.transaction(async (tx) => {
        await clearPhotos(
          tx,
          old.map(({ id }) => id),
        )
        await dropFiles(
          tx,
          files,
          old.map(({ fileId }) => fileId),
        )
      })
      gone += old.length
    }
  }
  return gone
}
