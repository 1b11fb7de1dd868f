import envelope from 'picture:state-envelope'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { SavedReply } from '@haat/contract/domains/support.desk.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { PageTitle } from '#office/parts/page-layout.tsx'
import { deskQueries } from '../desk.queries.ts'
import { ReplyEditor } from './reply-editor.tsx'

export default function SavedRepliesPage() {
  const { desk } = useArea('staff')
  const { replies } = desk
  const query = useQuery(deskQueries.replies(useCall()))
  const { data } = query
  const [edited, setEdited] = useState<SavedReply | 'new'>()
  const add = (
    <Button icon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
      {replies.add}
    </Button>
  )
  return (
    <div className="mx-auto grid max-w-240 grid-cols-[minmax(0,1fr)] gap-5 px-4 py-5 md:px-7 md:py-7">
      <PageTitle title={replies.title} />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <Link
            to="/staff/$"
            params={{ _splat: 'desk' }}
            className="flex min-h-9 w-fit items-center gap-1.5 text-small font-semibold text-crimson no-underline"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {desk.title}
          </Link>
          <h1 className="text-h1">{replies.title}</h1>
          <p className="mt-1 text-small text-muted">{replies.text}</p>
        </div>
        {add}
      </header>
      {query.isError ? (
        <ErrorState picture={envelope} headingLevel={2} query={query} />
      ) : !data ? (
        <SkeletonGroup className="grid gap-3">
          {[0, 1, 2].map((at) => (
            <Skeleton key={at} className="h-22 rounded-control" />
          ))}
        </SkeletonGroup>
      ) : data.length === 0 ? (
        <EmptyState picture={envelope} headingLevel={2} heading={replies.noneTitle} actions={add}>
          {replies.none}
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {data.map((reply) => (
            <ReplyRow key={reply.id} reply={reply} onEdit={() => setEdited(reply)} />
          ))}
        </ul>
      )}
      {edited && (
        <ReplyEditor reply={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </div>
  )
}

function ReplyRow({ reply, onEdit }: { reply: SavedReply; onEdit(): void }) {
  const { replies } = useArea('staff').desk
  return (
    <li className="relative grid gap-x-6 gap-y-1 rounded-control bg-surface px-5 py-4 shadow-1 hover:bg-blush md:grid-cols-2">
      <button
        type="button"
        onClick={onEdit}
        className="text-left text-name after:absolute after:inset-0 after:rounded-control md:col-span-2"
      >
        /{reply.shortcut}
      </button>
      {(['en', 'ne'] as const).map((language) => (
        <p key={language} lang={language} className="line-clamp-2 text-small text-muted">
          {reply.words[language] || <em>{replies.missing}</em>}
        </p>
      ))}
    </li>
  )
}
