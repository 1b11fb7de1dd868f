import type { Bilingual } from '@haat/contract/shared/bilingual.ts'

/** An empty line ends a paragraph. */
const firstEnd = /\n\s*\n/
const firstOf = (text: string) => text.split(firstEnd, 1)[0]!
const restOf = (text: string) => text.slice(firstOf(text).length).trim()

/** The first paragraph, which introduces the shop above what it sells. */
export const startOfStory = ({ en, ne }: Bilingual): Bilingual => ({ en: firstOf(en), ne: firstOf(ne) })

/** The other paragraphs, which stand below: they would push what the shop sells off the screen. */
export const restOfStory = ({ en, ne }: Bilingual): Bilingual => ({ en: restOf(en), ne: restOf(ne) })
