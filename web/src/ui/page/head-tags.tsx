import type { Picture } from '@haat/contract/shared/picture.ts'
import { use } from 'react'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useMessages } from '../messages/use-messages.ts'
import { InsideIsland } from './inside-island.ts'

const shareTags = import.meta.env.SSR ? (await import('./share-tags.ts')).shareTags : undefined

export type HeadTagsProps = {
  /** Without a title the page is called like the site. */
  title: string | undefined
  description: string | undefined
  /** The canonical path and search; undefined for a page that search engines should not know. */
  path: string | undefined
  /** Search engines may follow the page's links, but not show it. */
  isHidden?: boolean | undefined
  /** The picture that a shared link shows. */
  picture?: Picture | undefined
  type?: 'product' | undefined
}

/** Title, description and other tags of a page. React moves them into the head. */
export function HeadTags({ title, description, path, isHidden, picture, type }: HeadTagsProps) {
  const { shell, ui } = useMessages()
  const { publicUrl } = usePublicConfig()
  const { siteTitle, siteDescription } = shell
  // React removes no tags of an island that was left before its hydration: `first-load/island.tsx` does, by this mark.
  const mark = use(InsideIsland) ? { 'data-island': '' } : undefined
  const says = description ?? siteDescription
  return (
    <>
      <title {...mark}>{title ? shell.titled(title) : siteTitle}</title>
      <meta {...mark} name="description" content={says} />
      {isHidden && <meta name="robots" content="noindex,follow" />}
      {/* The canonical address has to be absolute. */}
      {path && publicUrl && <link {...mark} rel="canonical" href={publicUrl + path} />}
      {path &&
        shareTags?.(
          { title: title ?? siteTitle, description: says, path, picture, type },
          { publicUrl, language: ui.language, title: siteTitle },
        ).map((tag) => <meta key={tag.property ?? tag.name} {...tag} />)}
    </>
  )
}
