import { useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Search from 'lucide-react/icons/search'
import UserMinus from 'lucide-react/icons/user-minus'
import UserPlus from 'lucide-react/icons/user-plus'
import magnifier from 'picture:state-magnifier'
import { useState } from 'react'
import type { StaffMember } from '@haat/contract/domains/staff.people.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { SearchField } from '#office/parts/filters/search-field.tsx'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'
import { Initials } from '#office/parts/initials.tsx'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { DataTable, type Column } from '#office/parts/table/data-table.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { useConsoleReader } from '../console-reader.ts'
import { peopleQuery } from './people.queries.ts'
import { AddDialog, ChangeDialog, RemoveDialog } from './person-dialogs.tsx'

type Open = { dialog: 'add' } | { dialog: 'change' | 'remove'; person: StaffMember }

const includes = (text: string, term: string) => text.toLowerCase().includes(term.toLowerCase())

/** Who is staff and what each may do. Few people are staff, so the list comes whole and is searched here. */
export default function PeoplePage() {
  const { frame, people: texts } = useArea('staff')
  const { ui } = useMessages()
  const me = useConsoleReader()
  const { search, change } = useSearchParams()
  const term = search['searchTerm'] ?? ''
  const query = useQuery(peopleQuery(useCall()))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const rows = query.data?.filter(({ name, email }) => includes(name, term) || includes(email, term))

  const columns: Column<StaffMember>[] = [
    {
      id: 'person',
      header: texts.person,
      isMain: true,
      renderCell: (person) => <PersonCell person={person} isMe={person.id === me.id} />,
    },
    { id: 'rights', header: texts.may, renderCell: (person) => <RightsCell person={person} /> },
    {
      id: 'two-step',
      header: texts.twoStep,
      renderCell: ({ hasSecondFactor }) => (
        <Badge tone={hasSecondFactor ? 'pineTint' : 'creamTint'}>
          {hasSecondFactor ? texts.isSetUp : texts.notSetUp}
        </Badge>
      ),
    },
    {
      id: 'last-seen',
      header: texts.lastSeen,
      renderCell: ({ lastSeenAt }) =>
        lastSeenAt === null ? (
          <span className="text-muted">{texts.never}</span>
        ) : (
          <DateText instant={lastSeenAt} form="dateTime" />
        ),
    },
    {
      id: 'actions',
      header: texts.actions,
      renderCell: (person) => (
        <ActionsCell
          person={person}
          onChange={() => setOpen({ dialog: 'change', person })}
          onRemove={() => setOpen({ dialog: 'remove', person })}
        />
      ),
    },
  ]
  const empty = (
    <EmptyState
      picture={magnifier}
      headingLevel={2}
      heading={term === '' ? texts.alone : texts.none}
      actions={
        term !== '' && (
          <Button isWide variant="secondary" onClick={() => change({ searchTerm: '' })}>
            {texts.showAll}
          </Button>
        )
      }
    >
      {term === '' ? texts.aloneText : texts.noneText}
    </EmptyState>
  )
  return (
    <PageLayout>
      <PageHead
        title={frame.places.people}
        note={texts.lead}
        actions={
          <Button icon={<UserPlus />} onClick={() => setOpen({ dialog: 'add' })}>
            {texts.add}
          </Button>
        }
      />
      <div role="search" className="max-w-120">
        <SearchField
          label={texts.search}
          icon={<Search aria-hidden />}
          term={term}
          onChange={(searchTerm) => change({ searchTerm })}
        />
      </div>
      <p role="status" className="sr-only">
        {rows && texts.count(formatCount(rows.length, ui.language))}
      </p>
      <DataTable
        label={texts.list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={empty}
        list={{
          rows,
          firstPage: undefined,
          hasFailed: query.isError && !query.data,
          isFetching: query.isFetching,
          refetch: () => void query.refetch(),
          hasMore: false,
          isLoadingMore: false,
          hasMoreFailed: false,
          loadMore() {},
        }}
      />
      {open?.dialog === 'add' && <AddDialog onClose={close} />}
      {open?.dialog === 'change' && <ChangeDialog person={open.person} onClose={close} />}
      {open?.dialog === 'remove' && <RemoveDialog person={open.person} onClose={close} />}
    </PageLayout>
  )
}

function PersonCell({ person, isMe }: { person: StaffMember; isMe: boolean }) {
  const { people: texts } = useArea('staff')
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Initials id={person.id} name={person.name} className="size-9 text-small" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 font-semibold">
          {person.name}
          {isMe && <Badge tone="indigoTint">{texts.you}</Badge>}
        </span>
        <span className="block [overflow-wrap:anywhere] text-muted">{person.email}</span>
      </span>
    </span>
  )
}

function RightsCell({ person: { isAdmin, rights } }: { person: StaffMember }) {
  const { people: texts } = useArea('staff')
  if (isAdmin) return <Badge tone="blushTint">{texts.admin}</Badge>
  if (rights.length === 0) return <span className="text-muted">{texts.noRights}</span>
  return (
    <span className="flex flex-wrap gap-1.5">
      {rights.map((right) => (
        <Badge key={right} tone="sunken">
          {texts.rights[right]}
        </Badge>
      ))}
    </span>
  )
}

interface ActionsCellProps {
  person: StaffMember
  onChange(): void
  onRemove(): void
}

/** Nobody changes themselves, and only an admin changes an admin; the server refuses it too. */
function ActionsCell({ person, onChange, onRemove }: ActionsCellProps) {
  const { people: texts } = useArea('staff')
  const me = useConsoleReader()
  if (person.id === me.id) return <span className="text-muted">{texts.notYourself}</span>
  if (person.isAdmin && !me.isAdmin) return <span className="text-muted">{texts.onlyByAdmin}</span>
  return (
    <span className="flex gap-1">
      <IconButton label={texts.change(person.name)} data-open onClick={onChange}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label={texts.remove(person.name)} onClick={onRemove}>
        <UserMinus aria-hidden />
      </IconButton>
    </span>
  )
}
