import type { Picture } from '@haat/contract/shared/picture.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useMessages } from '../messages/use-messages.ts'
import { HeadTags } from './head-tags.tsx'

type PageHeadProps = {
  title: string
  /** The number of the page of a list, from the second on. */
  page?: number | undefined
  description: string
  /** The canonical path and search of the page. */
  canonical: string
  isHidden?: boolean
  picture?: Picture | undefined
  type?: 'product'
}

/** Title and tags of a page that is named by its content. */
export function PageHead({ title, page, description, canonical, isHidden, picture, type }: PageHeadProps) {
  const { ui } = useMessages()
  return (
    <HeadTags
      title={page ? `${title} · ${ui.page(inDigitsOf(ui.language, String(page)))}` : title}
      description={shortText(description)}
      path={canonical}
      isHidden={isHidden}
      picture={picture}
      type={type}
    />
  )
}

const maxDescriptionLength = 155

/** Cuts a text to the length that search engines show, at the end of a word. */
function shortText(text: string): string {
  const singleLine = text.replace(/\s+/g, ' ').trim()
  if (singleLine.length <= maxDescriptionLength) return singleLine
  return `${singleLine.slice(0, maxDescriptionLength).replace(/\s+\S*$/, '')}…`
}
