import type { Bilingual } from './bilingual.ts'
import { bsDateOf, bsToAd } from './bikram-sambat.ts'
import { addDays } from './working-days.ts'

/** A day on which the shop is closed beside its weekly day off. */
export interface Holiday {
  /** As `YYYY-MM-DD`. While the day is not announced, the earliest day on which it can fall. */
  date: string
  /** Empty for a day that was saved before holidays had names. */
  name: Bilingual
  isAnnounced: boolean
}

/** Whether a holiday can be on this day: a year that is not of this millennium is a slip of the keyboard. */
export const isHolidayDate = (date: string) => /^2\d{3}-\d\d-\d\d$/.test(date)

const bs = (date: string, en: string, ne: string): Holiday => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const ad = bsToAd({ year, month, day })!
  return {
    date: new Date(Date.UTC(ad.year, ad.month - 1, ad.day)).toISOString().slice(0, 10),
    name: { en, ne },
    isAnnounced: true,
  }
}
const ad = (date: string, en: string, ne: string): Holiday => ({ date, name: { en, ne }, isAnnounced: true })
/** The moon or a later almanac decides: the government names the day, at the earliest this one. */
const notBefore = (date: string, en: string, ne: string): Holiday => ({
  ...ad(date, en, ne),
  isAnnounced: false,
})

/**
 * The public holidays of the whole country, with which a shop begins. Those of 2083 were gathered from calendars
 * that follow the government's list; staff compare them with the gazette. Of 2084 only days are fixed that every
 * calendar has on the same day; its almanac and its list are not out, so all other days are not announced yet.
 */
export const publicHolidays: readonly Holiday[] = [
  bs('2083-1-1', 'New Year 2083', 'नयाँ वर्ष २०८३'),
  bs('2083-1-18', 'Buddha Jayanti, Labour Day', 'बुद्ध जयन्ती, श्रमिक दिवस'),
  bs('2083-2-15', 'Republic Day', 'गणतन्त्र दिवस'),
  bs('2083-5-12', 'Raksha Bandhan, Janai Purnima', 'रक्षाबन्धन, जनै पूर्णिमा'),
  bs('2083-5-19', 'Krishna Janmashtami', 'श्रीकृष्ण जन्माष्टमी'),
  bs('2083-6-3', 'Constitution Day', 'संविधान दिवस'),
  bs('2083-6-25', 'Ghatasthapana', 'घटस्थापना'),
  bs('2083-6-31', 'Dashain: Fulpati', 'दसैँ: फूलपाती'),
  bs('2083-7-1', 'Dashain: Maha Ashtami', 'दसैँ: महाअष्टमी'),
  bs('2083-7-2', 'Dashain', 'दसैँ बिदा'),
  bs('2083-7-3', 'Dashain: Maha Navami', 'दसैँ: महानवमी'),
  bs('2083-7-4', 'Dashain: Vijaya Dashami', 'दसैँ: विजया दशमी'),
  bs('2083-7-5', 'Dashain: Ekadashi', 'दसैँ: एकादशी'),
  bs('2083-7-6', 'Dashain: Dwadashi', 'दसैँ: द्वादशी'),
  bs('2083-7-22', 'Tihar: Laxmi Puja', 'तिहार: लक्ष्मी पूजा'),
  bs('2083-7-23', 'Tihar: Gai Puja', 'तिहार: गाई पूजा'),
  bs('2083-7-24', 'Tihar: Govardhan Puja, Mha Puja', 'तिहार: गोवर्धन पूजा, म्ह पूजा'),
  bs('2083-7-25', 'Tihar: Bhai Tika', 'तिहार: भाइटीका'),
  bs('2083-7-29', 'Chhath', 'छठ पर्व'),
  bs('2083-9-9', 'Udhauli, Yomari Punhi', 'उधौली पर्व, योमरी पुन्ही'),
  ad('2026-12-25', 'Christmas', 'क्रिसमस'),
  bs('2083-9-15', 'Tamu Lhosar', 'तमु ल्होसार'),
  bs('2083-9-27', 'Prithvi Jayanti, National Unity Day', 'पृथ्वी जयन्ती, राष्ट्रिय एकता दिवस'),
  bs('2083-10-1', 'Maghe Sankranti, Maghi', 'माघे सङ्क्रान्ति, माघी'),
  bs('2083-10-24', 'Sonam Lhosar', 'सोनाम ल्होसार'),
  bs('2083-11-7', 'Democracy Day', 'प्रजातन्त्र दिवस'),
  bs('2083-11-22', 'Maha Shivaratri', 'महाशिवरात्रि'),
  ad('2027-03-08', 'Women’s Day', 'अन्तर्राष्ट्रिय नारी दिवस'),
  bs('2083-11-25', 'Gyalpo Lhosar', 'ग्याल्पो ल्होसार'),
  notBefore('2027-03-09', 'Eid-ul-Fitr', 'इद उल फित्र'),
  bs('2083-12-7', 'Holi (hills)', 'फागु पूर्णिमा (पहाड)'),
  bs('2083-12-8', 'Holi (Tarai)', 'फागु पूर्णिमा (तराई)'),
  bs('2084-1-1', 'New Year 2084', 'नयाँ वर्ष २०८४'),
  notBefore('2027-04-14', 'Ram Navami', 'रामनवमी'),
  ad('2027-05-01', 'Labour Day', 'श्रमिक दिवस'),
  notBefore('2027-05-15', 'Bakr Eid', 'बकर इद'),
  notBefore('2027-05-19', 'Buddha Jayanti', 'बुद्ध जयन्ती'),
  bs('2084-2-15', 'Republic Day', 'गणतन्त्र दिवस'),
  notBefore('2027-08-16', 'Raksha Bandhan, Janai Purnima', 'रक्षाबन्धन, जनै पूर्णिमा'),
  notBefore('2027-08-24', 'Krishna Janmashtami', 'श्रीकृष्ण जन्माष्टमी'),
  notBefore('2027-09-19', 'Constitution Day', 'संविधान दिवस'),
  notBefore('2027-09-30', 'Ghatasthapana', 'घटस्थापना'),
  notBefore('2027-10-05', 'Dashain', 'दसैँ'),
  notBefore('2027-10-27', 'Tihar', 'तिहार'),
  notBefore('2027-11-03', 'Chhath', 'छठ पर्व'),
  notBefore('2027-12-12', 'Udhauli, Yomari Punhi', 'उधौली पर्व, योमरी पुन्ही'),
  ad('2027-12-25', 'Christmas', 'क्रिसमस'),
  notBefore('2027-12-29', 'Tamu Lhosar', 'तमु ल्होसार'),
  notBefore('2028-01-10', 'Prithvi Jayanti, National Unity Day', 'पृथ्वी जयन्ती, राष्ट्रिय एकता दिवस'),
  notBefore('2028-01-14', 'Maghe Sankranti, Maghi', 'माघे सङ्क्रान्ति, माघी'),
  notBefore('2028-01-26', 'Sonam Lhosar', 'सोनाम ल्होसार'),
  notBefore('2028-02-18', 'Democracy Day', 'प्रजातन्त्र दिवस'),
  notBefore('2028-02-22', 'Maha Shivaratri', 'महाशिवरात्रि'),
  notBefore('2028-02-25', 'Gyalpo Lhosar', 'ग्याल्पो ल्होसार'),
  notBefore('2028-02-26', 'Eid-ul-Fitr', 'इद उल फित्र'),
  ad('2028-03-08', 'Women’s Day', 'अन्तर्राष्ट्रिय नारी दिवस'),
  notBefore('2028-03-09', 'Holi', 'फागु पूर्णिमा'),
]

/** Two weeks after its earliest day a festival is over, even if nobody has entered when it was. */
const overAfterDays = 14

/**
 * The last day up to which the holidays are known: none that is not announced can fall before it, and the list goes
 * on that far. What is counted beyond it may still move.
 */
export function holidaysKnownUntil(holidays: readonly Holiday[], today: string): string {
  const open = holidays.filter(
    ({ date, isAnnounced }) => !isAnnounced && addDays(date, overAfterDays) >= today,
  )
  const dates = open.map(({ date }) => addDays(date, -1))
  const last = holidays
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  return [...dates, last === undefined ? today : lastDayOfBsYear(last)].toSorted()[0]!
}

/** The day itself if it is before 2000 BS, of which nothing is known. */
function lastDayOfBsYear(date: string): string {
  const year = bsDateOf(date)?.year
  if (year === undefined) return date
  const next = bsToAd({ year: year + 1, month: 1, day: 1 })!
  return addDays(new Date(Date.UTC(next.year, next.month - 1, next.day)).toISOString().slice(0, 10), -1)
}
