import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchFile } from '#api/fetch-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useObjectUrl } from '#ui/device/use-object-url.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'

interface DoorPhotoProps {
  /** Where the API has it, for those who may see it. */
  path: string
  outcomeId: string
  number: string
}

/** A photo from a door, in small; a press shows the whole of it. It lives in this tab alone. */
export function DoorPhoto({ path, outcomeId, number }: DoorPhotoProps) {
  const { photo } = useArea('office').runs
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery({
    queryKey: ['door-photo', outcomeId],
    queryFn: ({ signal }) => fetchFile({ call, apiUrl }, path, signal),
    staleTime: Infinity,
  })
  const url = useObjectUrl(query.data)
  if (query.isError)
    return (
      <div>
        <p>{photo.failed}</p>
        <PartError onRetry={() => void query.refetch()} />
      </div>
    )
  if (!url) return <Skeleton className="size-16 rounded-chip" />
  const alt = photo.show(number)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="size-16 shrink-0 overflow-hidden rounded-chip"
      >
        <img src={url} alt={alt} className="size-full object-cover" />
      </button>
      {isOpen && (
        <Dialog isOpen size="wide" title={alt} onClose={() => setIsOpen(false)}>
          <img src={url} alt={alt} className="mx-auto max-h-[70dvh] rounded-picture" />
        </Dialog>
      )}
    </>
  )
}
