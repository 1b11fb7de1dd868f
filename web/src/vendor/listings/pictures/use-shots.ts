import { useEffect, useRef, useState } from 'react'

export interface Shot {
  file: File
  /** An address of it in this page. */
  url: string
}

/** Pictures that were taken and are not used yet; no more than there is room for. */
export function useShots(room: number) {
  const [shots, setShots] = useState<readonly Shot[]>([])
  const all = useRef(shots)
  useEffect(() => void (all.current = shots), [shots])
  useEffect(() => () => all.current.forEach(({ url }) => URL.revokeObjectURL(url)), [])
  return {
    shots,
    add(files: Iterable<File>) {
      const taken = [...files].map((file) => ({ file, url: URL.createObjectURL(file) }))
      setShots((before) => [...before, ...taken].slice(0, room))
    },
    drop(shot: Shot) {
      URL.revokeObjectURL(shot.url)
      setShots((before) => before.filter((one) => one !== shot))
    },
  }
}
