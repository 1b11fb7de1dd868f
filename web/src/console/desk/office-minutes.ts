import { addOfficeMinutes, type Holidays, type OfficeHours } from '@haat/contract/shared/office-hours.ts'

/** Nobody looks further ahead than a month of office days. */
const mostMinutes = 30 * 8 * 60

/** How many minutes of opening time lie before a moment: the fewest after which it has come. */
export function officeMinutesBetween(from: Date, to: Date, holidays: Holidays, hours?: OfficeHours): number {
  let [least, most] = [0, mostMinutes]
  while (least < most) {
    const middle = Math.floor((least + most) / 2)
    if (addOfficeMinutes(from, middle, holidays, hours) >= to) most = middle
    else least = middle + 1
  }
  return least
}
