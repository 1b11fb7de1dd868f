import { useId, useState } from 'react'
import { altMaxLength, pictureMaxBytes } from '@haat/contract/domains/home.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Picture as PictureData } from '@haat/contract/shared/picture.ts'
import { ApiFailure } from '#api/client.ts'
import { uploadFile } from '#api/upload-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Field, FieldError } from '#ui/form/field.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

interface PictureFieldProps {
  picture: PictureData | null
  /** The problem of the alternative text in a language. */
  errorOf(language: Language): string | undefined
  onChange(picture: PictureData | null): void
}

/** An uploaded picture that replaces the drawn scene of a slide, with alternative texts in both languages. */
export function PictureField({ picture, errorOf, onChange }: PictureFieldProps) {
  const { ui } = useMessages()
  const { home } = useArea('staff')
  const id = useId()
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const [progress, setProgress] = useState<number>()
  const [uploadError, setUploadError] = useState<string>()
  const limit = `${formatCount(pictureMaxBytes / 1_000_000, ui.language)} MB`

  async function upload(file: File | undefined) {
    setUploadError(undefined)
    if (!file) return
    if (file.size > pictureMaxBytes) return setUploadError(home.pictureTooLarge(limit))
    setProgress(0)
    try {
      const uploaded = await uploadFile<PictureData>(
        { call, apiUrl },
        { path: '/staff/pictures', file, onProgress: setProgress },
      )
      onChange({ ...uploaded, alt: picture?.alt ?? uploaded.alt })
    } catch (failure) {
      const status = failure instanceof ApiFailure ? failure.status : undefined
      if (status === 507) setUploadError(home.noRoom)
      else setUploadError(status !== undefined && status < 500 ? home.pictureRefused : home.pictureFailed)
    } finally {
      setProgress(undefined)
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
          void upload(event.dataTransfer.files[0])
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
              void upload(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
        <p id={`${id}-limit`} className="mt-1 text-small text-muted">
          {home.pictureLimit(limit)}
        </p>
        {progress !== undefined && (
          <progress
            aria-label={home.uploading}
            value={progress}
            className="mt-2 block h-2 w-full accent-crimson-fill"
          />
        )}
      </div>
      <div role="alert">{uploadError && <FieldError id={`${id}-fault`}>{uploadError}</FieldError>}</div>
      {picture && (
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          {(['en', 'ne'] as const).map((language) => (
            <Field
              key={language}
              label={language === 'en' ? home.fields.altEn : home.fields.altNe}
              error={errorOf(language)}
              isRequired
            >
              {(control) => (
                <TextInput
                  {...control}
                  lang={language}
                  maxLength={altMaxLength}
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
