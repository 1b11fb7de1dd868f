import { z } from 'zod'
import { homeLayoutSchema, type HomeEdition, type HomeLayout } from '@haat/contract/domains/home.ts'
import { formatDate, formatTime } from '@haat/contract/shared/dates.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { toPicture, findPicturesById } from '../pictures/pictures.service.ts'
import { findSetting, writeSetting } from '../content/site/site.service.ts'
import { defaultLayout } from './home.defaults.ts'

type EditionServices = Pick<Services, 'db' | 'bus'>

const settingKey = 'home'
const storedSchema = z.strictObject({
  draft: homeLayoutSchema,
  published: homeLayoutSchema,
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
  publishedAt: z.iso.datetime().nullable(),
})
type Stored = z.infer<typeof storedSchema>

const defaultEdition: Stored = {
  draft: defaultLayout,
  published: defaultLayout,
  changedBy: null,
  changedAt: null,
  publishedAt: null,
}

const timeOf = ({ at }: Caller) => (at ?? new Date()).toISOString()

/** The published home page and its draft. The version is 0 while it is the default of Haat. */
export async function readEdition(db: Tx): Promise<HomeEdition> {
  const row = await findSetting(db, settingKey)
  return row ? { ...storedSchema.parse(row.value), version: row.version } : { ...defaultEdition, version: 0 }
}

export const saveDraft = (services: EditionServices, editor: Caller, seen: number, layout: HomeLayout) =>
  changeEdition(services, editor, seen, async (tx, before) => ({
    action: 'home.change',
    after: { ...before, draft: await withStoredPictures(tx, layout) },
  }))

export async function publishHome(
  services: EditionServices,
  editor: Caller,
  seen: number,
): Promise<HomeEdition> {
  const edition = await changeEdition(services, editor, seen, async (_, before) => ({
    action: 'home.publish',
    after: { ...before, published: before.draft, publishedAt: timeOf(editor) },
  }))
  await services.bus.publish('site')
  return edition
}

type EditionChange = (
  tx: Tx,
  before: Stored,
) => Promise<{ action: 'home.change' | 'home.publish'; after: Stored }>

async function changeEdition(
  { db }: EditionServices,
  editor: Caller,
  seen: number,
  makeChange: EditionChange,
): Promise<HomeEdition> {
  return db.transaction(async (tx) => {
    const { version, ...before } = await readEdition(tx)
    if (version !== seen) throw conflict({ ...before, version })
    const { action, after } = await makeChange(tx, before)
    const stored: Stored = { ...after, changedBy: editor.name, changedAt: timeOf(editor) }
    const next = await writeSetting(tx, settingKey, stored, seen)
    if (next === null) throw conflict(await readEdition(tx))
    await recordAudit(tx, editor, {
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

/** Takes everything about a picture from our records; only its alternative text is the editor's. */
async function withStoredPictures(tx: Tx, layout: HomeLayout): Promise<HomeLayout> {
  const idOf = (src: string) => src.replace('/pictures/', '')
  const ids = layout.slides.flatMap(({ picture }) => (picture ? [idOf(picture.src)] : []))
  const storedPictures = await findPicturesById(tx, ids)
  const slides = layout.slides.map((slide) => {
    if (!slide.picture) return slide
    const row = storedPictures.get(idOf(slide.picture.src))
    const sentence = 'A picture was not found. Please upload it again.'
    if (!row) throw new ApiError('VALIDATION_FAILED', sentence, { slides: sentence })
    return { ...slide, picture: toPicture(row, slide.picture.alt) }
  })
  return { ...layout, slides }
}
