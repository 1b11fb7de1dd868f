import sharp from 'sharp'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { ShopDraftInput, ShopEdition, ShopHours } from '@haat/contract/domains/vendors.page.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { somePicture } from './catalogue-factories.ts'
import type { Person } from './shop-people.ts'

const both = (en: string, ne: string) => ({ en, ne })

/** A day in Nepal, so many days from today. */
export const dayFromToday = (days: number) => addDays(nepalDay(Date.now()), days)

/** A whole draft; its banner is the one that shops of tests have. */
export const draftInput = (changes: Partial<ShopDraftInput> = {}): ShopDraftInput => ({
  name: both('Gaushala Looms', 'गौशाला तान'),
  about: both('Three sisters weave.\n\nSince 2076.', 'तीन दिदीबहिनी बुन्छन्।'),
  returnPolicy: both('Ten days.', 'दस दिन।'),
  deliveryWords: both('Packed in paper.', 'कागजमा प्याक।'),
  banner: somePicture,
  logo: null,
  ...changes,
})

export const pictureBytes = (width: number, height: number, background = '#933'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** What a member does with the page of the shop, by calls of the API. */
export function pageEditor({ send }: Pick<Person, 'send'>, path: `/vendor/shops/${string}`) {
  const read = async (): Promise<ShopEdition> => (await send(`GET ${path}/page`)).json().data
  const hours = async (): Promise<ShopHours> => (await send(`GET ${path}/hours`)).json().data
  return {
    read,
    hours,
    save: async (changes: object = {}, version?: number) =>
      send(`PUT ${path}/page/draft`, {
        ...draftInput(),
        ...changes,
        version: version ?? (await read()).version,
      }),
    publish: async (version?: number) =>
      send(`POST ${path}/page/publish`, { version: version ?? (await read()).version }),
    discard: async (version?: number) =>
      send(`POST ${path}/page/discard`, { version: version ?? (await read()).version }),
    preview: () => send(`GET ${path}/page/preview`),
    upload: (kind: 'banner' | 'logo', bytes: Buffer) =>
      send(`POST ${path}/page/pictures?name=a.png&kind=${kind}`, bytes),
    async uploaded(kind: 'banner' | 'logo', bytes: Buffer): Promise<Picture> {
      const answer = await this.upload(kind, bytes)
      return { ...answer.json().data, alt: { en: 'Looms', ne: 'तान' } }
    },
    saveHours: async (changes: object = {}, version?: number) => {
      const { version: newest, ...stored } = await hours()
      return send(`PUT ${path}/hours`, { ...stored, ...changes, version: version ?? newest })
    },
    rename: (slug: string) => send(`PUT ${path}/slug`, { slug }),
  }
}
