import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import type { MasterContent } from '@haat/contract/domains/content.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { contentQueries, isMissing } from '../content.queries.ts'
import { ContentLink } from '../content-link.tsx'
import { draftOf, type Draft } from './draft.ts'

interface ContentConflictProps {
  id: string
  base: Draft
  mine: Draft
  onTakeTheirs(theirs: MasterContent): void
  onKeepMine(theirs: MasterContent): void
}

const fields = ['title', 'titleNe', 'tags', 'files', 'filesNe'] as const

/** Shows who saved first and what they wrote beside what is typed here, and lets the reader choose. */
export function ContentConflict({ id, base, mine, onTakeTheirs, onKeepMine }: ContentConflictProps) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const call = useCall()
  const newest = useQuery({
    ...contentQueries.one(call, id),
    queryKey: ['console', 'content', 'theirs', id],
    gcTime: 0,
  })
  const versions = useQuery(contentQueries.versions(call, id))
  const theirs = newest.data
  const theirDraft = theirs && draftOf(theirs)
  const version = versions.data?.find((one) => one.version === theirs?.version)
  if (isMissing(newest.error))
    return (
      <Notice title={content.conflict.title}>
        <p className="mt-1">{content.conflict.gone}</p>
        <ContentLink to={`${id}/versions`} className="mt-2 inline-block font-semibold underline">
          {content.history.title}
        </ContentLink>
      </Notice>
    )
  if (!theirDraft) return <Notice title={content.conflict.title}>{ui.loading}</Notice>
  const differing = fields.filter((field) => textOf(theirDraft, field) !== textOf(mine, field))
  return (
    <Notice title={content.conflict.title}>
      <p className="mt-1">
        {content.conflict.text(
          version?.editor?.name || content.conflict.somebody,
          formatLocalDateTime(theirs.updatedAt, ui.language),
          formatCount(theirs.version, ui.language),
        )}
      </p>
      {differing.length > 0 && (
        <table className="mt-3 w-full table-fixed text-left text-small">
          <thead>
            <tr className="text-muted">
              <th className="w-20 py-1 font-semibold">{content.conflict.field}</th>
              <th className="py-1 font-semibold">{content.conflict.theirs}</th>
              <th className="py-1 font-semibold">{content.conflict.yours}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((field) => (
              <tr key={field} className="border-t border-line align-top">
                <th scope="row" className="py-2 font-semibold">
                  {content.history.fields[field]}
                </th>
                <td className="py-2 pr-3 break-words">
                  {textOf(theirDraft, field) || content.history.nothing}
                </td>
                <td className="py-2 break-words">
                  {textOf(mine, field) === textOf(base, field)
                    ? content.conflict.untouched
                    : textOf(mine, field) || content.history.nothing}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-2 text-small">{content.conflict.keepMineHint}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => onKeepMine(theirs)}>{content.conflict.keepMine}</Button>
        <Button variant="secondary" onClick={() => onTakeTheirs(theirs)}>
          {content.conflict.takeTheirs}
        </Button>
      </div>
    </Notice>
  )
}

const namesOf = (files: Draft['en']['files']) => files.map(({ name }) => name).join(', ')

function textOf({ tags, en, ne }: Draft, field: (typeof fields)[number]): string {
  const texts = {
    title: en.title,
    titleNe: ne.title,
    tags: tags.join(', '),
    files: namesOf(en.files),
    filesNe: namesOf(ne.files),
  }
  return texts[field]
}

const Notice = ({ title, children }: { title: string; children: ReactNode }) => (
  <section role="alert" className="mt-5 max-w-3xl rounded-panel border-l-4 border-marigold bg-cream p-5">
    <h2 className="text-h3">{title}</h2>
    {children}
  </section>
)
