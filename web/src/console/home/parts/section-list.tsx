import CalendarDays from 'lucide-react/icons/calendar-days'
import { useState } from 'react'
import type { PlacedSection } from '@haat/contract/domains/home.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { SortableList } from '../../parts/sortable-list.tsx'
import { areDaysWrong } from '../faults.ts'
import { DaysFields } from './days-fields.tsx'
import { DaysWords } from './days-words.tsx'

interface SectionListProps {
  sections: PlacedSection[]
  onChange(sections: PlacedSection[]): void
}

interface SectionRowProps {
  placed: PlacedSection
  isOpen: boolean
  onOpen(): void
  onChange(placed: PlacedSection): void
}

export function SectionList({ sections, onChange }: SectionListProps) {
  const { ui } = useMessages()
  const { home } = useArea('staff')
  const [open, setOpen] = useState<PlacedSection['section']>()
  const nameOf = ({ section }: PlacedSection) => home.names[section]
  const figure = (count: number) => formatCount(count, ui.language)
  const put = (changed: PlacedSection) =>
    onChange(sections.map((one) => (one.section === changed.section ? changed : one)))
  return (
    <SortableList
      label={home.parts}
      items={sections}
      keyOf={({ section }) => section}
      labelsOf={(placed) => ({ up: home.up(nameOf(placed)), down: home.down(nameOf(placed)) })}
      toldOf={(placed, at) => home.moved(nameOf(placed), figure(at + 1), figure(sections.length))}
      onChange={onChange}
      renderItem={(placed) => (
        <SectionRow
          placed={placed}
          isOpen={open === placed.section}
          onOpen={() => setOpen(open === placed.section ? undefined : placed.section)}
          onChange={put}
        />
      )}
      renderMore={(placed) =>
        open === placed.section && (
          <div className="border-t border-line p-4">
            <DaysFields
              from={placed.from}
              until={placed.until}
              error={areDaysWrong(placed) ? home.faults.until : undefined}
              onChange={(changes) => put({ ...placed, ...changes })}
            />
          </div>
        )
      }
    />
  )
}

function SectionRow({ placed, isOpen, onOpen, onChange }: SectionRowProps) {
  const { home } = useArea('staff')
  const name = home.names[placed.section]
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        role="switch"
        aria-label={home.isShown(name)}
        checked={placed.isShown}
        aria-checked={placed.isShown}
        onChange={(event) => onChange({ ...placed, isShown: event.target.checked })}
        className="switch"
      />
      <span className="min-w-0 grow">
        <span className={`block text-label ${placed.isShown ? '' : 'text-muted line-through'}`}>{name}</span>
        <span className="block text-fine text-muted">
          {placed.isShown ? <DaysWords {...placed} /> : home.hidden}
        </span>
      </span>
      <IconButton label={home.days(name)} aria-expanded={isOpen} onClick={onOpen}>
        <CalendarDays aria-hidden />
      </IconButton>
    </div>
  )
}
