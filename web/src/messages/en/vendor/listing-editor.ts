import { editor } from './listing-editor/editor.ts'
import { goods } from './listing-editor/goods.ts'
import { standing } from './listing-editor/standing.ts'

/** The screen on which one listing is written. */
export const listingEditor = { ...editor, ...goods, ...standing }
