import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { SynonymGroup } from '@haat/contract/domains/search.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { SynonymForm } from './synonym-form.tsx'

const isNepali = (word: string) => /[ऀ-ॿ]/.test(word)

/** One group of synonyms; while it is edited, the form takes the place of the row. */
export function SynonymRow({ group, onRemove }: { group: SynonymGroup; onRemove(): void }) {
  const { words: texts } = useArea('staff')
  const [isEditing, setIsEditing] = useState(false)
  const name = group.words.join(', ')
  if (isEditing)
    return (
      <li className="border-b border-line p-4 last:border-0">
        <SynonymForm group={group} onDone={() => setIsEditing(false)} />
      </li>
    )
  return (
    <li className="flex items-center gap-2 border-b border-line px-4 py-2 last:border-0">
      <span className="flex min-w-0 grow flex-wrap gap-1.5 py-1">
        {group.words.map((word) => (
          <span
            key={word}
            lang={isNepali(word) ? 'ne' : 'en'}
            className="rounded-badge bg-sunken px-2.5 py-1 text-small break-all"
          >
            {word}
          </span>
        ))}
      </span>
      <IconButton label={texts.edit(name)} onClick={() => setIsEditing(true)}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label={texts.remove(name)} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  )
}
