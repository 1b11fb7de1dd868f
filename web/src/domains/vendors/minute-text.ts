import { formatTime, nepalOffsetMs } from '@haat/contract/shared/dates.ts'
import type { Language } from '@haat/contract/shared/language.ts'

/** A minute of the day in Nepal: "9:30 AM", "बिहान ९:३०". */
export const minuteText = (minute: number, language: Language) =>
  formatTime(minute * 60_000 - nepalOffsetMs, language)
