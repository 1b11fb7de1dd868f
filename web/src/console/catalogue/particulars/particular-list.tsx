import Pencil from 'lucide-react/icons/pencil'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { SortableList } from '#office/parts/sortable-list.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { DraftParticular } from './category-draft.ts'
import { ParticularFields } from './particular-fields.tsx'

interface ParticularListProps {
  particulars: DraftParticular[]
  openKey: string | undefined
  onOpen(key: string | undefined): void
  /** The problem of a field, such as `particulars.2.name.ne`. */
  errorOf(name: string): string | undefined
  /** With the path of what was changed: `particulars` or `particulars.2`. */
  onChange(particulars: DraftParticular[], changed: string): void
}

const fieldNames = ['name.en', 'name.ne', 'hint.en', 'hint.ne', 'choices']

/** The particulars of a category in the order in which a shop is asked for them. */
export function ParticularList({ particulars, openKey, onOpen, errorOf, onChange }: ParticularListProps) {
  const { ui } = useMessages()
  const { categories: texts } = useArea('staff')
  const count = (n: number) => formatCount(n, ui.language)
  const nameOf = ({ name }: DraftParticular) => inLanguage(name, ui.language) || texts.unnamed
  const pathOf = (one: DraftParticular) => `particulars.${particulars.indexOf(one)}`
  const hasProblem = (one: DraftParticular) =>
    fieldNames.some((field) => errorOf(`${pathOf(one)}.${field}`) !== undefined)
  // One with a problem is open, so that its field can be seen and gets the focus.
  const isOpen = (one: DraftParticular) => openKey === one.key || hasProblem(one)
  if (particulars.length === 0) return <p className="text-small text-muted">{texts.ownEmpty}</p>
  return (
    <SortableList
      label={texts.own.category}
      items={particulars}
      keyOf={({ key }) => key}
      labelsOf={(one) => ({
        up: texts.up(nameOf(one)),
        down: texts.down(nameOf(one)),
        remove: texts.remove(nameOf(one)),
      })}
      announcementOf={(one, at) => texts.moved(nameOf(one), count(at + 1), count(particulars.length))}
      onChange={(ordered) => onChange(ordered, 'particulars')}
      onRemove={(one) =>
        onChange(
          particulars.filter(({ key }) => key !== one.key),
          'particulars',
        )
      }
      renderItem={(one) => (
        <div className="flex min-h-11 items-center gap-3 pl-2">
          <span className="min-w-0 grow">
            <span className={`block text-label break-words ${hasProblem(one) ? 'text-crimson' : ''}`}>
              {nameOf(one)}
            </span>
            <span className="block text-fine text-muted">
              {texts.kindNames[one.kind]} · {one.isRequired ? texts.required : texts.optional}
            </span>
          </span>
          <IconButton
            label={texts.edit(nameOf(one))}
            aria-expanded={isOpen(one)}
            onClick={() => onOpen(openKey === one.key ? undefined : one.key)}
          >
            <Pencil aria-hidden />
          </IconButton>
        </div>
      )}
      renderDetail={(one) =>
        isOpen(one) && (
          <ParticularFields
            particular={one}
            errorOf={(field) => errorOf(`${pathOf(one)}.${field}`)}
            onChange={(changes) => {
              onOpen(one.key)
              onChange(
                particulars.map((other) => (other.key === one.key ? { ...one, ...changes } : other)),
                pathOf(one),
              )
            }}
          />
        )
      }
    />
  )
}
