import { ApiError } from '#plugins/api-error.ts'
import type { Services } from '#services.ts'
import { getWorkingDays } from '#domains/content/site/site.service.ts'
import { daysToChoose } from '../order-view.service.ts'
import { withParcel, type ParcelPlace } from './locked-parcel.ts'
import { updateParcel } from './parcels.store.ts'

/** The shopper wishes for a day on which somebody comes again. */
export const chooseDeliveryDay = (services: Services, place: ParcelPlace, day: string) =>
  withParcel(services, place, async ({ tx, parcel }) => {
    if (parcel.state !== 'tried') {
      throw new ApiError('CONFLICT', 'A day can be chosen after somebody came in vain.')
    }
    if (!daysToChoose(await getWorkingDays(tx)).includes(day)) {
      const sentence = 'Please choose one of the next working days.'
      throw new ApiError('VALIDATION_FAILED', sentence, { day: sentence })
    }
    await updateParcel(tx, parcel.id, { wishedDay: day })
  })
