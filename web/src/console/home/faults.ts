import type { HomeLayout, StoredSlide } from '@haat/contract/domains/home.ts'

export type SlideFault = 'title' | 'button' | 'link' | 'alt' | 'until'
export type SlideFaults = { [Fault in SlideFault]?: true }

const ownLink = /^\/(?![/\\])[^\s\\]*$/
const isEmpty = ({ en, ne }: { en: string; ne: string }) => en.trim() === '' && ne.trim() === ''

export const areDaysWrong = ({ from, until }: { from: string | null; until: string | null }) =>
  from !== null && until !== null && from > until

/** What would be refused of a slide, said before it is sent. */
export function faultsOf(slide: StoredSlide): SlideFaults {
  const { picture } = slide
  return {
    ...(isEmpty(slide.title) && { title: true as const }),
    ...(isEmpty(slide.button) && { button: true as const }),
    ...(!ownLink.test(slide.link) && { link: true as const }),
    ...(picture && (!picture.alt.en.trim() || !picture.alt.ne.trim()) && { alt: true as const }),
    ...(areDaysWrong(slide) && { until: true as const }),
  }
}

export const isFaulty = ({ slides, sections }: HomeLayout) =>
  slides.some((slide) => Object.keys(faultsOf(slide)).length > 0) || sections.some(areDaysWrong)
