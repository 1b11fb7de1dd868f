import type { Picture } from '@haat/contract/shared/picture.ts'
import { use } from 'react'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useMessages } from '#messages/use-messages.ts'
import { WrittenAsleep } from './written-asleep.ts'

const shareTags = import.meta.env.SSR ? (await import('./share-tags.ts')).shareTags : undefined

export type HeadTagsProps = {
  /** Without one it is the market itself. */
  title: string | undefined
  description: string | undefined
  /** Path and search under which search engines should know the page; none for a page that they should not. */
  path: string | undefined
  /** Search engines may follow its links, but not show it. */
  isHidden?: boolean | undefined
  /** What a shared link shows. */
  picture?: Picture | undefined
  type?: 'product' | undefined
}

/** What a page says of itself to browsers and machines; React puts it into the head. */
export function HeadTags({ title, description, path, isHidden, picture, type }: HeadTagsProps) {
  const { shell, ui } = useMessages()
  const { publicUrl } = usePublicConfig()
  const { siteTitle, siteDescription } = shell
  // Nobody takes them away with a page that is left asleep: see `asleep.tsx`.
  const mark = use(WrittenAsleep) ? { 'data-asleep': '' } : undefined
  const says = description ?? siteDescription
  return (
    <>
      <title {...mark}>{title ? shell.titled(title) : siteTitle}</title>
      <meta {...mark} name="description" content={says} />
      {isHidden && <meta name="robots" content="noindex,follow" />}
      {/* A relative one means nothing to whoever reads it. */}
      {path && publicUrl && <link {...mark} rel="canonical" href={publicUrl + path} />}
      {path &&
        shareTags?.(
          { title: title ?? siteTitle, description: says, path, picture, type },
          { publicUrl, language: ui.language, title: siteTitle },
        ).map((tag) => <meta key={tag.property ?? tag.name} {...tag} />)}
    </>
  )
}
