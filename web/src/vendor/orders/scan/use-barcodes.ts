import { useEffect, useRef, useState, type RefObject } from 'react'
import { makeDetector } from './barcode-detector.ts'

const lookMs = 250
/** A code must have been out of sight for so long before it is read again: one that is held still counts once. */
const againMs = 1500
/** So long without a code, the person is told what helps. */
const slowMs = 8000

/** Reads the codes that a camera shows, one at a time. Returns whether it has been looking in vain for long. */
export function useBarcodes(
  video: RefObject<HTMLVideoElement | null>,
  isOpen: boolean,
  onCode: (code: string) => void,
): boolean {
  const [isSlow, setIsSlow] = useState(false)
  const newest = useRef(onCode)
  useEffect(() => {
    newest.current = onCode
  })
  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = { code: '', at: 0 }
    let since = Date.now()
    async function look(detector: NonNullable<Awaited<ReturnType<typeof makeDetector>>>) {
      // A frame that cannot be read is followed by the next.
      const [found] = video.current ? await detector.detect(video.current).catch(() => []) : []
      if (isOver) return
      const now = Date.now()
      if (found?.rawValue) {
        since = now
        setIsSlow(false)
        const isNew = found.rawValue !== last.code || now - last.at > againMs
        last = { code: found.rawValue, at: now }
        if (isNew) {
          navigator.vibrate?.(60)
          newest.current(found.rawValue)
        }
      } else if (now - since > slowMs) setIsSlow(true)
      timer = setTimeout(() => void look(detector), lookMs)
    }
    void makeDetector().then((detector) => {
      if (detector && !isOver) void look(detector)
    })
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [video, isOpen])
  return isSlow
}
