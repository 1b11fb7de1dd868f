import Pencil from 'lucide-react/icons/pencil'
import type { StaffCategory } from '@haat/contract/domains/catalogue.categories.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Panel } from '#ui/panel.tsx'
import type { Draft, DraftParticular } from './category-draft.ts'

interface InheritedPanelProps {
  department: StaffCategory
  draft: Draft
  onChange(changes: Partial<Draft>): void
  onChangeHere(particular: DraftParticular): void
}

/** What the department asks for: each can be left out of this category, or changed for it. */
export function InheritedPanel({ department, draft, onChange, onChangeHere }: InheritedPanelProps) {
  const { ui } = useMessages()
  const { categories: texts } = useArea('staff')
  const { notAsked } = draft
  if (department.particulars.length === 0) return null
  return (
    <Panel title={texts.inherited}>
      <p className="-mt-2 mb-2 text-small text-muted">{texts.inheritedHint}</p>
      <ul>
        {department.particulars.map((particular) => {
          const name = inLanguage(particular.name, ui.language)
          const isOwn = draft.particulars.some(({ key }) => key === particular.key)
          const isAsked = isOwn || !notAsked.includes(particular.key)
          return (
            <li
              key={particular.key}
              className="flex min-h-12 items-center gap-3 border-b border-line last:border-0"
            >
              <input
                type="checkbox"
                role="switch"
                aria-label={texts.askedHere(name)}
                checked={isAsked}
                aria-checked={isAsked}
                disabled={isOwn}
                onChange={() =>
                  onChange({
                    notAsked: isAsked
                      ? [...notAsked, particular.key]
                      : notAsked.filter((key) => key !== particular.key),
                  })
                }
                className="switch"
              />
              <span className={`min-w-0 grow ${isAsked ? '' : 'text-muted line-through'}`}>
                <span className="block text-label">{name}</span>
                <span className="block text-fine text-muted">
                  {texts.kindNames[particular.kind]} ·{' '}
                  {particular.isRequired ? texts.required : texts.optional}
                </span>
              </span>
              {isOwn ? (
                <Badge tone="creamTint">{texts.isChangedHere}</Badge>
              ) : (
                <IconButton label={texts.changeHere(name)} onClick={() => onChangeHere(particular)}>
                  <Pencil aria-hidden />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
