import { useId, useState } from 'react'
import { altMost, pictureMaxBytes } from '@haat/contract/domains/home.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { ApiFailure } from '#api/client.ts'
import { uploadFile } from '#api/upload-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Button } from '#ui/button.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { Picture } from '#ui/picture.tsx'
import { TextInput } from '#ui/text-input.tsx'

interface PictureFieldProps {
  picture: PictureData | null
  error: string | undefined
  onChange(picture: PictureData | null): void
}

/** A picture of one's own in place of the scene, with what it shows in both languages. */
export function PictureField({ picture, error, onChange }: PictureFieldProps) {
  const { ui } = useMessages()
  const { home } = useArea('staff')
  const id = useId()
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const [part, setPart] = useState<number>()
  const [fault, setFault] = useState<string>()
  const limit = `${formatCount(pictureMaxBytes / 1_000_000, ui.language)} MB`

  async function send(file: File | undefined) {
    setFault(undefined)
    if (!file) return
    if (file.size > pictureMaxBytes) return setFault(home.pictureTooLarge(limit))
    setPart(0)
    try {
      const made = await uploadFile<PictureData>(
        { call, apiUrl },
        { path: '/staff/pictures', file, onProgress: setPart },
      )
      onChange({ ...made, alt: picture?.alt ?? made.alt })
    } catch (failure) {
      const status = failure instanceof ApiFailure ? failure.status : undefined
      if (status === 507) setFault(home.noRoom)
      else setFault(status !== undefined && status < 500 ? home.pictureRefused : home.pictureFailed)
    } finally {
      setPart(undefined)
    }
  }
  return (
    <fieldset>
      <legend className="mb-2 text-label">{home.fields.picture}</legend>
      {picture && (
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <Picture picture={picture} sizes="160px" className="aspect-3/2 w-40 rounded-picture" />
          <Button variant="quiet" onClick={() => onChange(null)}>
            {home.dropsPicture}
          </Button>
        </div>
      )}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          void send(event.dataTransfer.files[0])
        }}
        className="rounded-panel border-2 border-dashed border-line-strong p-4 text-center"
      >
        {home.dropPicture}{' '}
        <label
          htmlFor={id}
          className="cursor-pointer font-semibold text-crimson underline focus-within:outline-2 focus-within:outline-focus"
        >
          {home.choosePicture}
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={`${id}-limit`}
            className="sr-only"
            onChange={({ target }) => {
              void send(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
        <p id={`${id}-limit`} className="mt-1 text-small text-muted">
          {home.pictureLimit(limit)}
        </p>
        {part !== undefined && (
          <progress
            aria-label={home.uploading}
            value={part}
            className="mt-2 block h-2 w-full accent-crimson-fill"
          />
        )}
      </div>
      <div role="alert">{fault && <FieldError id={`${id}-fault`}>{fault}</FieldError>}</div>
      {picture && (
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          {(['en', 'ne'] as const).map((language) => (
            <Field
              key={language}
              label={language === 'en' ? home.fields.altEn : home.fields.altNe}
              error={picture.alt[language].trim() === '' ? error : undefined}
              isRequired
            >
              {(control) => (
                <TextInput
                  {...control}
                  lang={language}
                  maxLength={altMost}
                  value={picture.alt[language]}
                  onChange={(event) =>
                    onChange({ ...picture, alt: { ...picture.alt, [language]: event.target.value } })
                  }
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </fieldset>
  )
}
