import type { HomeLayout, StoredSlide } from '@haat/contract/domains/home.ts'

export type SlideField = 'title' | 'button' | 'link' | 'alt' | 'until'
export type SlideErrors = { [Field in SlideField]?: true }

/** A path of this shop; `//host` and `/\host` would lead to another site. */
const pathPattern = /^\/(?![/\\])[^\s\\]*$/
const isEmpty = ({ en, ne }: { en: string; ne: string }) => en.trim() === '' && ne.trim() === ''

export const areDaysReversed = ({ from, until }: { from: string | null; until: string | null }) =>
  from !== null && until !== null && from > until

/** Names the fields of a slide that the server would refuse. */
export function validateSlide(slide: StoredSlide): SlideErrors {
  const { picture } = slide
  return {
    ...(isEmpty(slide.title) && { title: true as const }),
    ...(isEmpty(slide.button) && { button: true as const }),
    ...(!pathPattern.test(slide.link) && { link: true as const }),
    ...(picture && (!picture.alt.en.trim() || !picture.alt.ne.trim()) && { alt: true as const }),
    ...(areDaysReversed(slide) && { until: true as const }),
  }
}

export const hasErrors = ({ slides, sections }: HomeLayout) =>
  slides.some((slide) => Object.keys(validateSlide(slide)).length > 0) || sections.some(areDaysReversed)
