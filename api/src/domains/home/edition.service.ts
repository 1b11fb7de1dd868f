import { z } from 'zod'
import { homeLayoutSchema, type HomeEdition, type HomeLayout } from '@haat/contract/domains/home.ts'
import { formatDate, formatTime } from '@haat/contract/shared/dates.ts'
import type { Tx } from '#platform/db/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { callerOf } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { findLiveUser } from '../account/account.service.ts'
import { recordDeed } from '../audit/audit.service.ts'
import { pictureOf, picturesById } from '../pictures/pictures.service.ts'
import { findSetting, writeSetting } from '../site/site.service.ts'
import { defaultLayout } from './home.defaults.ts'

type Editor = ReturnType<typeof callerOf>
type Bench = Pick<Services, 'db' | 'bus'>

const settingKey = 'home'
const storedSchema = z.strictObject({
  draft: homeLayoutSchema,
  published: homeLayoutSchema,
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  publishedAt: z.iso.datetime().nullable(),
})
type Stored = z.infer<typeof storedSchema>

const first: Stored = {
  draft: defaultLayout,
  published: defaultLayout,
  changedBy: null,
  changedAt: null,
  publishedAt: null,
}

/** The page as it stands and as it is being prepared; version 0 is our own. */
export async function readEdition(db: Tx): Promise<HomeEdition> {
  const row = await findSetting(db, settingKey)
  return row ? { ...storedSchema.parse(row.value), version: row.version } : { ...first, version: 0 }
}

export const saveDraft = (bench: Bench, editor: Editor, seen: number, layout: HomeLayout) =>
  change(bench, editor, seen, async (tx, before) => ({
    action: 'home.change',
    after: { ...before, draft: await withOwnPictures(tx, layout) },
  }))

export async function publishHome(bench: Bench, editor: Editor, seen: number): Promise<HomeEdition> {
  const edition = await change(bench, editor, seen, async (_, before) => ({
    action: 'home.publish',
    after: { ...before, published: before.draft, publishedAt: new Date().toISOString() },
  }))
  await bench.bus.publish('site')
  return edition
}

type Step = (tx: Tx, before: Stored) => Promise<{ action: string; after: Stored }>

async function change({ db }: Bench, editor: Editor, seen: number, step: Step): Promise<HomeEdition> {
  return db.transaction(async (tx) => {
    const { version, ...before } = await readEdition(tx)
    if (version !== seen) throw conflict({ ...before, version })
    const { action, after } = await step(tx, before)
    const name = (await findLiveUser(tx, editor.userId))?.name ?? ''
    const stored: Stored = { ...after, changedBy: name, changedAt: new Date().toISOString() }
    const next = await writeSetting(tx, settingKey, stored, seen)
    if (next === null) throw conflict(await readEdition(tx))
    await recordDeed(tx, editor, {
      action,
      subject: { kind: 'home', id: settingKey, label: 'Home page' },
      before: action === 'home.publish' ? { published: before.published } : { draft: before.draft },
      after: action === 'home.publish' ? { published: stored.published } : { draft: stored.draft },
    })
    return { ...stored, version: next }
  })
}

function conflict({ changedBy, changedAt }: HomeEdition): ApiError {
  const who = changedBy || 'Somebody'
  const when = changedAt ? ` on ${formatDate(changedAt, 'en')} at ${formatTime(changedAt, 'en')}` : ''
  return new ApiError('CONFLICT', `${who} changed the home page${when}. Nothing of yours was saved.`)
}

/** A picture is what our records say of it; only its words are the editor's. */
async function withOwnPictures(tx: Tx, layout: HomeLayout): Promise<HomeLayout> {
  const idOf = (src: string) => src.replace('/pictures/', '')
  const ids = layout.slides.flatMap(({ picture }) => (picture ? [idOf(picture.src)] : []))
  const known = await picturesById(tx, ids)
  const slides = layout.slides.map((slide) => {
    if (!slide.picture) return slide
    const row = known.get(idOf(slide.picture.src))
    const sentence = 'A picture was not found. Please upload it again.'
    if (!row) throw new ApiError('VALIDATION_FAILED', sentence, { slides: sentence })
    return { ...slide, picture: pictureOf(row, slide.picture.alt) }
  })
  return { ...layout, slides }
}
