import { useState } from 'react'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { BothNames } from './both-names.tsx'
import { ValuePicture } from './value-picture.tsx'

const noWords: Bilingual = { en: '', ne: '' }

export interface NewValue {
  name: Bilingual
  pictureId: string | null
}

interface ValueDialogProps {
  title: string
  /** Names that are there already. */
  taken: readonly Bilingual[]
  first?: NewValue
  /** Asks for the name of the option too, when it is new or is to be changed. */
  optionName?: Bilingual
  /** A change of the option's name alone asks for no value. */
  hasValue?: boolean
  onDone(value: NewValue, optionName: Bilingual): void
  onRemoveOption?(): void
  onClose(): void
}

/** Asks for an option or for one of its values. */
export function ValueDialog({ title, taken, hasValue = true, onDone, onClose, ...given }: ValueDialogProps) {
  const { listingEditor: editor } = useArea('vendor')
  const [name, setName] = useState(given.first?.name ?? noWords)
  const [optionName, setOptionName] = useState(given.optionName ?? noWords)
  const [pictureId, setPictureId] = useState(given.first?.pictureId ?? null)
  const [isAsked, setIsAsked] = useState(false)
  const isEmpty = (words: Bilingual) => words.en.trim() === '' && words.ne.trim() === ''
  const isTaken = taken.some((one) => one.en.trim() !== '' && one.en.trim() === name.en.trim())
  const asksOption = given.optionName !== undefined
  const nameError = isTaken
    ? editor.nameTaken
    : isAsked && isEmpty(name)
      ? editor.reasons.required
      : undefined
  const optionError = isAsked && isEmpty(optionName) ? editor.reasons.required : undefined
  function done() {
    setIsAsked(true)
    if ((hasValue && (isEmpty(name) || isTaken)) || (asksOption && isEmpty(optionName))) return
    onDone({ name: trimmed(name), pictureId }, trimmed(optionName))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          {given.onRemoveOption && (
            <Button variant="secondary" isWide onClick={given.onRemoveOption}>
              {editor.removeOption}
            </Button>
          )}
          <Button isWide onClick={done}>
            {editor.save1}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {asksOption && (
          <BothNames
            label={editor.optionName}
            value={optionName}
            error={optionError}
            hasFocus
            onChange={setOptionName}
          />
        )}
        {hasValue && (
          <BothNames
            label={asksOption ? editor.firstValue : editor.value}
            value={name}
            error={nameError}
            hasFocus={!asksOption}
            onChange={setName}
          />
        )}
        {hasValue && <ValuePicture pictureId={pictureId} onChoose={setPictureId} />}
      </div>
    </Dialog>
  )
}

const trimmed = ({ en, ne }: Bilingual) => ({ en: en.trim(), ne: ne.trim() })
