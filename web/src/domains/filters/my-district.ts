import { openLocalList } from '#ui/local-list.ts'
import { isSlug } from './read-address.ts'

/** Where this visitor wants things brought to, as last chosen: one or none. */
export const myDistrict = openLocalList<string>(
  'district',
  (text) => (text && isSlug(text) ? [text] : []),
  ([district = '']) => district,
)
