import { useCallback, useEffect, useState, type RefObject } from 'react'
import { encode } from '#ui/upload/shrink-picture.ts'
import { judgeFrame, type FrameHint } from './judge-frame.ts'

const judgeMs = 800
const judgedWidth = 160

/** Takes what the camera shows as a file, and says meanwhile whether it is light and sharp. */
export function useShutter(video: RefObject<HTMLVideoElement | null>, isOpen: boolean) {
  const [hint, setHint] = useState<FrameHint>()
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => {
      const frame = drawFrame(video.current, judgedWidth)
      const pixels = frame?.getContext('2d')?.getImageData(0, 0, frame.width, frame.height).data
      if (frame && pixels) setHint(judgeFrame(pixels, frame.width, frame.height))
    }, judgeMs)
    return () => clearInterval(timer)
  }, [video, isOpen])

  const shoot = useCallback(async (): Promise<File | undefined> => {
    const frame = drawFrame(video.current)
    if (!frame) return undefined
    const blob = await encode(frame)
    return new File([blob], `camera.${blob.type.split('/')[1]}`, { type: blob.type })
  }, [video])
  return { hint, shoot }
}

/** What the video shows now; the whole of it, or as wide as asked for. */
function drawFrame(video: HTMLVideoElement | null, width = video?.videoWidth ?? 0) {
  if (!video?.videoWidth || width === 0) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((video.videoHeight / video.videoWidth) * width)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return canvas
}
