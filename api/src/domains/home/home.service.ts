import { storedSlidesSchema, type Slide, type StoredSlide } from '@haat/contract/domains/home.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import type { Services } from '#services.ts'
import { readSetting } from '../site/site.service.ts'
import { defaultSlides } from './home.defaults.ts'

const slidesKey = 'home-slides'

/** What staff saved, else our own; a slide whose last day is over is left out. */
export async function listSlides({ db }: Pick<Services, 'db'>, now: Date): Promise<Slide[]> {
  const saved = await readSetting(db, slidesKey)
  const slides = saved === null ? defaultSlides : storedSlidesSchema.parse(saved)
  const today = dayInNepal(now)
  return slides.filter(({ until }) => until === null || until >= today).map(shownOf)
}

const shownOf = ({ id, kicker, title, text, button, link, tone, scene, picture }: StoredSlide): Slide => ({
  id,
  kicker,
  title,
  text,
  button,
  link,
  tone,
  scene,
  picture,
})

function dayInNepal(now: Date): string {
  const { year, month, day } = nepalDateParts(now)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
