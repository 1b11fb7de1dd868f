import type { listingEditor as en } from '../../en/vendor/listing-editor.ts'
import { editor } from './listing-editor/editor.ts'
import { goods } from './listing-editor/goods.ts'
import { standing } from './listing-editor/standing.ts'

export const listingEditor: typeof en = { ...editor, ...goods, ...standing }
