import Camera from 'lucide-react/icons/camera'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useState } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { shrinkPicture } from '#ui/upload/shrink-picture.ts'

/** Enough to see what is broken, and small enough for a weak signal. */
const photoSide = 1280

interface PhotoFieldProps {
  photo: Blob | undefined
  onChange(photo: Blob | undefined): void
}

/** A photo from the phone's camera, made smaller before it is kept. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const { door } = useCourierTexts()
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  async function take(file: File | undefined) {
    if (!file) return
    setIsBusy(true)
    onChange(await shrinkPicture(file, photoSide))
    setIsBusy(false)
  }
  return (
    <div className="flex items-center gap-3">
      {photo && <Preview photo={photo} />}
      <div className="min-w-0 grow">
        <p className="text-label">{door.photo}</p>
        <label
          htmlFor={id}
          className="mt-2 flex min-h-12 cursor-pointer items-center justify-center gap-2.5 rounded-control px-3 font-semibold inset-ring-[1.5px] inset-ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-focus [&_svg]:size-5"
        >
          <Camera aria-hidden />
          {isBusy ? door.photoBusy : photo ? door.photoAgain : door.photoTake}
          <input
            id={id}
            type="file"
            accept="image/*"
            capture="environment"
            className="sr-only"
            onChange={(event) => {
              void take(event.target.files?.[0])
              // The same photo can be chosen again after it was removed.
              event.target.value = ''
            }}
          />
        </label>
      </div>
      {photo && (
        <IconButton label={door.photoRemove} onClick={() => onChange(undefined)}>
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

function Preview({ photo }: { photo: Blob }) {
  const { door } = useCourierTexts()
  const [source, setSource] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(photo)
    setSource(url)
    return () => URL.revokeObjectURL(url)
  }, [photo])
  return (
    source && (
      <img src={source} alt={door.photoAlt} className="size-20 shrink-0 rounded-control object-cover" />
    )
  )
}
