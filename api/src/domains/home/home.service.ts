import type { HomeSection } from '@haat/contract/domains/home.rules.ts'
import { isOnDay, nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { Slide, StoredSlide } from '@haat/contract/domains/home.ts'
import type { Services } from '#services.ts'
import { readEdition } from './edition.service.ts'

type ReadServices = Pick<Services, 'db'>

/** The slides that staff published, otherwise the default ones. Slides that are not due today are left out. */
export async function listSlides({ db }: ReadServices, now: Date): Promise<Slide[]> {
  const { published } = await readEdition(db)
  const today = nepalDay(now)
  return published.slides.filter((slide) => isOnDay(slide, today)).map(toSlide)
}

export async function listHomeSections({ db }: ReadServices, now: Date): Promise<HomeSection[]> {
  const { published } = await readEdition(db)
  const today = nepalDay(now)
  return published.sections
    .filter((entry) => entry.isShown && isOnDay(entry, today))
    .map(({ section }) => section)
}

const toSlide = ({ id, kicker, title, text, button, link, tone, scene, picture }: StoredSlide): Slide => ({
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
