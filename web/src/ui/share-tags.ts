import type { Picture } from '@haat/contract/shared/picture.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { largestPicture } from './largest-picture.ts'

export interface Shared {
  title: string
  description: string
  path: string
  /** What it shows; else the market's own. */
  picture?: Picture | undefined
  type?: 'product' | undefined
}

interface Site {
  publicUrl: string
  language: Language
  /** Says what the market's own picture shows. */
  title: string
}

const locales: Record<Language, string> = { en: 'en_US', ne: 'ne_NP' }

/** Drawn when the client is built. */
const marketPicture = { src: '/share.jpg', width: 1200, height: 630 }

type MetaTag = { property?: string; name?: string; content: string }

/** What a link to the page looks like where it is shared. Only the server writes it: nobody reads it in a browser. */
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
    // The rest is read from the lines above.
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
