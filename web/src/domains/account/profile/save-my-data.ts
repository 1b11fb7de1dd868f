import { nepalDateParts } from '@haat/contract/shared/dates.ts'

const twoDigits = (count: number) => String(count).padStart(2, '0')

/** Hands the browser a file named by the day in Nepal, and tells the name. */
export function saveMyData(data: object, now: Date): string {
  const { year, month, day } = nepalDateParts(now)
  const name = `haat-my-data-${year}-${twoDigits(month)}-${twoDigits(day)}.json`
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The click has handed the file over; a moment later nobody needs the address.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
  return name
}
