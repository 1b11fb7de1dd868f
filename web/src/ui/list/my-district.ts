import { openLocalList } from '../device/local-list.ts'
import { isSlug } from './read-address.ts'

/** The district for delivery that was chosen last in this browser: a list of one or none. */
export const myDistrict = openLocalList<string>(
  'district',
  (text) => (text && isSlug(text) ? [text] : []),
  ([district = '']) => district,
)
