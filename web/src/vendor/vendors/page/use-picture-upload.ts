import { useState } from 'react'
import { pictureMaxBytes } from '@haat/contract/domains/home.rules.ts'
import type { ShopPictureKind } from '@haat/contract/domains/vendors.page.rules.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { ApiFailure } from '#api/client.ts'
import { uploadFile } from '#api/upload-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'

export type PictureFault = 'tooLarge' | 'notAPicture' | 'noRoom' | 'notAllowed' | 'failed'

interface UploadState {
  /** The part that was sent, from 0 to 1; undefined while nothing is under way. */
  progress?: number
  fault?: PictureFault
  /** What did not get through, to be sent again. */
  file?: File
}

const faults: Record<number, PictureFault> = {
  403: 'notAllowed',
  404: 'notAllowed',
  409: 'notAllowed',
  413: 'tooLarge',
  415: 'notAPicture',
  422: 'notAPicture',
  507: 'noRoom',
}

/** Sends one picture at a time, and tells how far it is or why it was not taken. */
export function usePictureUpload(
  shopId: string,
  kind: ShopPictureKind,
  onUploaded: (picture: Picture) => void,
) {
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const [state, setState] = useState<UploadState>({})

  async function send(file: File) {
    if (file.size > pictureMaxBytes) return setState({ fault: 'tooLarge' })
    setState({ progress: 0 })
    try {
      const path = `/vendor/shops/${shopId}/page/pictures`
      const onProgress = (progress: number) => setState({ progress })
      const picture = await uploadFile<Picture>({ call, apiUrl }, { path, file, query: { kind }, onProgress })
      setState({})
      onUploaded(picture)
    } catch (failure) {
      const fault = failure instanceof ApiFailure ? (faults[failure.status] ?? 'failed') : 'failed'
      setState({ fault, ...(fault === 'failed' && { file }) })
    }
  }
  return { ...state, send: (file: File) => void send(file) }
}
