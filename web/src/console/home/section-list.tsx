import CalendarDays from 'lucide-react/icons/calendar-days'
import { useState } from 'react'
import type { PlacedSection } from '@haat/contract/domains/home.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { SortableList } from '#office/parts/sortable-list.tsx'
import { DaysFields } from './days-fields.tsx'
import { DaysText } from './days-fields.tsx'

interface SectionListProps {
  sections: PlacedSection[]
  /** The problem of a field, such as `sections.2.until`. */
  errorOf(name: string): string | undefined
  onChange(sections: PlacedSection[]): void
}

interface SectionRowProps {
  placed: PlacedSection
  isOpen: boolean
  onOpen(): void
  onChange(placed: PlacedSection): void
}

export function SectionList({ sections, errorOf, onChange }: SectionListProps) {
  const { ui } = useMessages()
  const { home } = useArea('staff')
  const [open, setOpen] = useState<PlacedSection['section']>()
  const errorOfDays = (placed: PlacedSection) => errorOf(`sections.${sections.indexOf(placed)}.until`)
  // A section with a problem is open, so that the field can be seen and gets the focus.
  const isOpen = (placed: PlacedSection) => open === placed.section || errorOfDays(placed) !== undefined
  const nameOf = ({ section }: PlacedSection) => home.names[section]
  const formatNumber = (count: number) => formatCount(count, ui.language)
  function replaceSection(changed: PlacedSection, isInDetail = false) {
    if (isInDetail) setOpen(changed.section)
    onChange(sections.map((one) => (one.section === changed.section ? changed : one)))
  }
  return (
    <SortableList
      label={home.parts}
      items={sections}
      keyOf={({ section }) => section}
      labelsOf={(placed) => ({ up: home.up(nameOf(placed)), down: home.down(nameOf(placed)) })}
      announcementOf={(placed, at) =>
        home.moved(nameOf(placed), formatNumber(at + 1), formatNumber(sections.length))
      }
      onChange={onChange}
      renderItem={(placed) => (
        <SectionRow
          placed={placed}
          isOpen={isOpen(placed)}
          onOpen={() => setOpen(open === placed.section ? undefined : placed.section)}
          onChange={replaceSection}
        />
      )}
      renderDetail={(placed) =>
        isOpen(placed) && (
          <div className="border-t border-line p-4">
            <DaysFields
              from={placed.from}
              until={placed.until}
              error={errorOfDays(placed)}
              onChange={(changes) => replaceSection({ ...placed, ...changes }, true)}
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
          {placed.isShown ? <DaysText {...placed} /> : home.hidden}
        </span>
      </span>
      <IconButton label={home.days(name)} aria-expanded={isOpen} onClick={onOpen}>
        <CalendarDays aria-hidden />
      </IconButton>
    </div>
  )
}
