import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { maxListingOptions, maxValuesPerOption } from '@haat/contract/domains/listings.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { fieldId } from '../form/field-id.ts'
import { useProduct } from '../form/listing-form.ts'
import { ReasonNotes } from '../standing/reason-notes.tsx'
import { addOption, changeOption, isRoomFor } from './change-options.ts'
import { keyFor } from './key-for.ts'
import { useRemoval } from './use-removal.tsx'
import { ValueChip } from './value-chip.tsx'
import { ValueDialog, type NewValue } from './value-dialog.tsx'

/** What the open dialog is about: a new option, an option's name, a new value, or a value. */
type Open = { at?: number; valueKey?: string; isName?: true }

/** What shoppers choose between: options with their values, which make the variants. */
export function OptionsFields() {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { content, edit, flush, canChange, errorAt } = useProduct()
  const [open, setOpen] = useState<Open>()
  const { remove, question } = useRemoval()
  const { options } = content
  const nameOf = (at: number) => inLanguage(options[at]!.name, ui.language)

  function addTo(at: number) {
    if (!isRoomFor(options, at)) return void showToast('warning', editor.tooManyVariants)
    setOpen({ at })
  }
  function done({ name, pictureId }: NewValue, optionName: { en: string; ne: string }) {
    const { at, valueKey, isName } = open!
    const option = at === undefined ? undefined : options[at]!
    if (!option) {
      const values = [{ key: keyFor(name, []), name, pictureId }]
      edit(addOption(content, { key: keyFor(optionName, options), name: optionName, values }))
    } else if (isName) edit(changeOption(content, at!, { name: optionName }))
    else {
      const known = option.values.findIndex(({ key }) => key === valueKey)
      const value = { key: valueKey ?? keyFor(name, option.values), name, pictureId }
      const values = known < 0 ? [...option.values, value] : option.values.with(known, value)
      edit(changeOption(content, at!, { values }))
    }
    void flush()
    setOpen(undefined)
  }

  const opened = open?.at === undefined ? undefined : options[open.at]
  const openedValue = opened?.values.find(({ key }) => key === open?.valueKey)
  const addTexts = [editor.addOption, editor.addSecond, editor.addThird]
  const error = errorAt('options') ?? errorAt('variants')
  return (
    <div id={fieldId('options')}>
      <ReasonNotes part="options" />
      <div className="grid gap-3">
        {options.map((option, at) => (
          <div
            key={option.key}
            id={fieldId(`options.${at}`)}
            className="flex flex-wrap items-center gap-x-3 gap-y-2"
          >
            <button
              type="button"
              disabled={!canChange}
              aria-label={editor.editOption(nameOf(at))}
              onClick={() => setOpen({ at, isName: true })}
              className="min-h-11 w-24 text-left text-small font-semibold wrap-anywhere hover:text-crimson"
            >
              {nameOf(at)}
              {errorAt(`options.${at}.name`) && (
                <span className="block text-fine text-crimson">{errorAt(`options.${at}.name`)}</span>
              )}
            </button>
            <ul className="flex grow flex-wrap items-center gap-2">
              {option.values.map((value, index) => (
                <ValueChip
                  key={value.key}
                  path={`options.${at}.values.${index}`}
                  value={value}
                  onEdit={() => setOpen({ at, valueKey: value.key })}
                  onRemove={() => remove({ at, valueKey: value.key })}
                />
              ))}
              {canChange && option.values.length < maxValuesPerOption && (
                <li>
                  <IconButton
                    label={editor.addValue(nameOf(at))}
                    className="rounded-chip border-[1.5px] border-line-strong"
                    onClick={() => addTo(at)}
                  >
                    <Plus aria-hidden />
                  </IconButton>
                </li>
              )}
            </ul>
          </div>
        ))}
      </div>
      {canChange && options.length < maxListingOptions && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-small text-muted">{options.length === 0 && editor.optionHint}</p>
          <button
            type="button"
            onClick={() => setOpen({})}
            className="min-h-11 text-small font-semibold text-crimson hover:underline"
          >
            {addTexts[options.length]}
          </button>
        </div>
      )}
      {error && <FieldError id="options-error">{error}</FieldError>}
      {open && (
        <ValueDialog
          title={
            !opened
              ? addTexts[options.length]!
              : open.isName
                ? editor.editOption(nameOf(open.at!))
                : openedValue
                  ? editor.editValue(inLanguage(openedValue.name, ui.language))
                  : editor.addValue(nameOf(open.at!))
          }
          taken={(opened?.values ?? []).filter((one) => one !== openedValue).map(({ name }) => name)}
          hasValue={!open.isName}
          {...(openedValue && { first: openedValue })}
          {...((!opened || open.isName) && { optionName: opened?.name ?? { en: '', ne: '' } })}
          {...(open.isName && {
            onRemoveOption() {
              setOpen(undefined)
              remove({ at: open.at!, valueKey: undefined })
            },
          })}
          onDone={done}
          onClose={() => setOpen(undefined)}
        />
      )}
      {question}
    </div>
  )
}
