import type { HomeSection } from '@haat/contract/domains/home.rules.ts'
import { isOnDay, nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { Slide, StoredSlide } from '@haat/contract/domains/home.ts'
import type { Services } from '#services.ts'
import { readEdition } from './edition.service.ts'

type Readable = Pick<Services, 'db'>

/** What staff published, else our own; outside of its days a slide is left out. */
export async function listSlides({ db }: Readable, now: Date): Promise<Slide[]> {
  const { published } = await readEdition(db)
  const today = nepalDay(now)
  return published.slides.filter((slide) => isOnDay(slide, today)).map(shownOf)
}

export async function listHomeSections({ db }: Readable, now: Date): Promise<HomeSection[]> {
  const { published } = await readEdition(db)
  const today = nepalDay(now)
  return published.sections
    .filter((placed) => placed.isShown && isOnDay(placed, today))
    .map(({ section }) => section)
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
