import { useEffect, type RefObject } from 'react'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { isFinished, msUntilRetry } from '#ui/picture/picture-retry.ts'

/** The width at which a line shows it, for screens with twice the pixels. */
const wantedWidth = 80

/** The picture of a line. It is one small file, since choosing among several took a third of what drawing a line takes. */
export const SmallPicture = ({ src, width, widths }: Picture) => (
  <img
    src={`${src}-${widths.find((at) => at >= wantedWidth) ?? width}.webp`}
    alt=""
    decoding="async"
    className="size-10 shrink-0 rounded-chip bg-sunken object-cover"
  />
)

/** Asks again for small pictures that are still being made, with one pair of listeners for all of them. */
export function useSmallPictureRetry(body: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = body.current
    const timers = new Set<ReturnType<typeof setTimeout>>()
    function check({ target }: Event) {
      if (!(target instanceof HTMLImageElement) || isFinished(target)) return
      const [src, retries = '0'] = target.src.split('?')
      const waitMs = msUntilRetry(Number(retries))
      if (waitMs === undefined) return
      const timer = setTimeout(() => {
        timers.delete(timer)
        if (target.isConnected) target.src = `${src}?${Number(retries) + 1}`
      }, waitMs)
      timers.add(timer)
    }
    // These events do not bubble, but they can be caught on the way down.
    element?.addEventListener('load', check, { capture: true })
    element?.addEventListener('error', check, { capture: true })
    return () => {
      for (const timer of timers) clearTimeout(timer)
      element?.removeEventListener('load', check, { capture: true })
      element?.removeEventListener('error', check, { capture: true })
    }
  }, [body])
}
