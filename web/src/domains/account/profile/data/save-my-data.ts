import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import { saveFile } from '#ui/device/save-file.ts'

const twoDigits = (count: number) => String(count).padStart(2, '0')

/** Saves the data as a file named by the day in Nepal, and returns the file's name. */
export function saveMyData(data: object, now: Date): string {
  const { year, month, day } = nepalDateParts(now)
  const name = `haat-my-data-${year}-${twoDigits(month)}-${twoDigits(day)}.json`
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  saveFile(file, name)
  return name
}
