import type { Picture } from '@haat/contract/shared/picture.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useMessages } from '#messages/use-messages.ts'
import { HeadTags } from './head-tags.tsx'
import { shortText } from './short-text.ts'

type PageHeadProps = {
  title: string
  /** Which page of a list, from the second on. */
  page?: number | undefined
  description: string
  /** Path and search under which search engines should know the page. */
  canonical: string
  isHidden?: boolean
  picture?: Picture | undefined
  type?: 'product'
}

/** For pages that what they show gives a name. */
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
