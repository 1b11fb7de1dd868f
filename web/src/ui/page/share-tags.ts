import type { Picture } from '@haat/contract/shared/picture.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { largestPicture } from '../picture/largest-picture.ts'

export interface Shared {
  title: string
  description: string
  path: string
  /** The picture; without it the site's own. */
  picture?: Picture | undefined
  type?: 'product' | undefined
}

interface Site {
  publicUrl: string
  language: Language
  /** The alternative text of the site's own picture. */
  title: string
}

const locales: Record<Language, string> = { en: 'en_US', ne: 'ne_NP' }

/** The studio draws this picture when the client is built. */
const marketPicture = { src: '/share.jpg', width: 1200, height: 630 }

type MetaTag = { property?: string; name?: string; content: string }

/** The tags that decide what a shared link looks like. Only the server renders them, since no browser reads them. */
export function shareTags({ title, description, path, picture, type }: Shared, site: Site): MetaTag[] {
  const { src, width, height } = picture ? largestPicture(picture) : marketPicture
  const properties = {
    'og:type': type ?? 'website',
    'og:site_name': 'Haat',
    'og:title': title,
    'og:description': description,
    'og:url': site.publicUrl + path,
    'og:locale': locales[site.language],
    'og:image': site.publicUrl + src,
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': (picture && inLanguage(picture.alt, site.language)) || site.title,
  }
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    // Twitter reads the rest from the tags above.
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
