import { useEffect, useRef, useState } from 'react'
import { isCameraDocument, loadCameraDocument } from './camera-document.ts'

type Facing = 'environment' | 'user'
/** `asking`: the person has to want it first, because the browser will ask whether it may be used. */
export type CameraState = 'asking' | 'opening' | 'open' | 'refused' | 'none'
/** Newer than the types: not every browser tells what a camera can do, and few cameras have a light. */
interface Capabilities extends MediaTrackCapabilities {
  torch?: boolean
}

/**
 * The camera of the device in a video element, until the component is gone. Without `isWanted` it opens by itself only where
 * the browser need not ask: who is asked before they know why says no, and no is for good.
 */
export function useCamera({ isWanted }: { isWanted: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [facing, setFacing] = useState<Facing>('environment')
  const [isStarted, setIsStarted] = useState(isWanted)
  const [state, setState] = useState<CameraState>(isWanted ? 'opening' : 'asking')
  const [track, setTrack] = useState<MediaStreamTrack>()
  const [isLit, setIsLit] = useState(false)

  useEffect(() => {
    if (isStarted) return
    void findPermission().then((permission) => {
      if (permission === 'granted') setIsStarted(true)
      if (permission === 'denied') setState('refused')
    })
  }, [isStarted])

  useEffect(() => {
    if (!isStarted) return
    let stream: MediaStream | undefined
    let isOver = false
    async function open() {
      try {
        if (!isCameraDocument() && (await loadCameraDocument())) return
        // Missing where the page is not safe, and refused where it or the person forbids it.
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1440 } },
        })
        if (isOver || !video.current) return stopAll(stream)
        video.current.srcObject = stream
        await video.current.play()
        setTrack(stream.getVideoTracks()[0])
        setState('open')
      } catch (failure) {
        const isRefused = failure instanceof DOMException && failure.name === 'NotAllowedError'
        if (!isOver) setState(isRefused ? 'refused' : 'none')
      }
    }
    void open()
    return () => {
      isOver = true
      setIsLit(false)
      if (stream) stopAll(stream)
    }
  }, [facing, isStarted])

  const abilities: Capabilities | undefined = track?.getCapabilities?.()
  return {
    video,
    state,
    start() {
      setState('opening')
      setIsStarted(true)
    },
    turn: () => setFacing(facing === 'user' ? 'environment' : 'user'),
    /** Undefined where the camera has no light. */
    light:
      track && abilities?.torch
        ? {
            isLit,
            async toggle() {
              await track.applyConstraints({ advanced: [{ torch: !isLit } as MediaTrackConstraintSet] })
              setIsLit(!isLit)
            },
          }
        : undefined,
  }
}

/** Not every browser tells it; then the person is asked. */
async function findPermission(): Promise<PermissionState> {
  if (!navigator.mediaDevices) return 'denied'
  // The policy of a document that was loaded elsewhere says no to everybody; whoever asks for the camera loads it anew.
  if (!isCameraDocument()) return 'prompt'
  try {
    return (await navigator.permissions.query({ name: 'camera' as PermissionName })).state
  } catch {
    return 'prompt'
  }
}

const stopAll = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())
