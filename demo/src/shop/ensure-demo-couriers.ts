import { insertCouriers, listCourierChoices } from '@haat/api/domains/couriers/couriers.service.ts'
import type { Services } from '@haat/api/services.ts'
import { bilingual } from './bilingual.ts'

const couriers = [
  {
    name: 'Upatyaka Riders',
    phone: '01-5912040',
    collects: bilingual('Daily at 4:00 PM', 'हरेक दिन दिउँसो ४ बजे'),
  },
  {
    name: 'Himal Parcel',
    phone: '01-5912077',
    collects: bilingual('Sunday to Friday, 11:00 AM and 5:00 PM', 'आइतबारदेखि शुक्रबार, ११ बजे र ५ बजे'),
  },
  {
    name: 'Koshi Express',
    phone: '021-591233',
    collects: bilingual('Sunday, Tuesday and Thursday at 2:00 PM', 'आइतबार, मङ्गलबार र बिहीबार २ बजे'),
  },
]

/** Companies that the shops of the demo give their parcels to. */
export async function ensureDemoCouriers({ db }: Services) {
  if ((await listCourierChoices(db)).length === 0) await insertCouriers(db, couriers)
}
