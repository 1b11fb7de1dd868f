import { useState } from 'react'
import { useObjectUrl } from '#ui/device/use-object-url.ts'

export interface DrawnProps {
  file: Blob
  zoom: number
  turnedBy: number
  onFailed(): void
}

/** A picture in an address of this tab alone, which is given up with it. */
export function PicturePaper({ file, zoom, turnedBy, alt, onFailed }: DrawnProps & { alt: string }) {
  const url = useObjectUrl(file)
  const [ratio, setRatio] = useState<number>()
  const isLying = turnedBy % 180 !== 0
  const side = ratio ?? 1
  return (
    <div
      className="relative mx-auto overflow-hidden bg-white shadow-2"
      style={{ width: `${zoom}%`, aspectRatio: isLying ? 1 / side : side }}
    >
      {url !== undefined && (
        <img
          src={url}
          alt={alt}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setRatio(naturalWidth / Math.max(1, naturalHeight))
          }
          onError={onFailed}
          className="absolute top-1/2 left-1/2 max-w-none"
          style={{
            width: isLying ? `${100 * side}%` : '100%',
            transform: `translate(-50%, -50%) rotate(${turnedBy}deg)`,
          }}
        />
      )}
    </div>
  )
}
