import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Images from 'lucide-react/icons/images'
import ListChecks from 'lucide-react/icons/list-checks'
import SwitchCamera from 'lucide-react/icons/switch-camera'
import X from 'lucide-react/icons/x'
import Zap from 'lucide-react/icons/zap'
import ZapOff from 'lucide-react/icons/zap-off'
import { useId, type ReactNode } from 'react'
import { maxListingPictures } from '@haat/contract/domains/listings.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ModalFrame } from '#ui/modal/modal-frame.tsx'
import { useCamera } from '../../camera/use-camera.ts'
import { CameraShots } from './camera-shots.tsx'
import type { FrameHint } from './judge-frame.ts'
import { useShots } from './use-shots.ts'
import { useShutter } from './use-shutter.ts'

interface CameraScreenProps {
  /** How many pictures the listing has already. */
  taken: number
  /** A new listing begins with it: nobody has asked for the camera yet. */
  isFirst?: boolean
  /** Somebody has asked for it already: the page was loaded anew for that. */
  isAsked?: boolean
  onClose(): void
  onUse(files: File[]): void
}

/** The camera of a phone over the whole screen: several shots, then all of them at once into the listing. */
export function CameraScreen({ taken, isFirst = false, isAsked = false, onClose, onUse }: CameraScreenProps) {
  const { ui } = useMessages()
  const { pictures } = useArea('vendor').listings
  const { camera } = pictures
  const titleId = useId()
  const { video, state, start, turn, light } = useCamera({ isWanted: !isFirst || isAsked })
  const { hint, shoot } = useShutter(video, state === 'open')
  const { shots, add, drop } = useShots(maxListingPictures - taken)
  const figure = (count: number) => formatCount(count, ui.language)
  const hasRoom = taken + shots.length < maxListingPictures

  return (
    <ModalFrame isOpen onClose={onClose} labelledBy={titleId} className="modal-frame-full">
      <div className="on-colour flex h-full flex-col bg-night">
        <header className="flex min-h-15 items-center justify-between px-2 py-2">
          <IconButton label={ui.close} onClick={onClose} className="text-white">
            <X aria-hidden />
          </IconButton>
          <div className="text-center">
            <h2 id={titleId} className="text-h3">
              {isFirst ? camera.newProduct : pictures.take}
            </h2>
            {isFirst && <p className="text-small text-on-night-muted">{camera.title}</p>}
          </div>
          {light ? (
            <IconButton
              label={light.isLit ? camera.lightOff : camera.lightOn}
              onClick={() => void light.toggle()}
              className="text-white"
            >
              {light.isLit ? <Zap aria-hidden /> : <ZapOff aria-hidden />}
            </IconButton>
          ) : (
            <span className="size-11" />
          )}
        </header>
        <div className="relative min-h-0 grow overflow-hidden">
          <video
            ref={video}
            muted
            playsInline
            className={state === 'open' ? 'size-full object-cover' : 'invisible absolute'}
          />
          {state === 'open' && <Guide hint={hint} />}
          {state === 'asking' && (
            <div className={noVideoClass}>
              <p className="text-h3">{camera.ask}</p>
              <p className="text-on-night-muted">{camera.askText}</p>
              <Button onClick={start}>{camera.open}</Button>
            </div>
          )}
          {(state === 'none' || state === 'refused') && (
            <div className={noVideoClass}>
              <p className="text-h3">{isFirst ? camera.ask : camera.noCamera}</p>
              <p className="text-on-night-muted">{camera.noCameraText}</p>
              <FileChoice label={camera.takeOne} isFromCamera onFiles={add}>
                {camera.takeOne}
              </FileChoice>
            </div>
          )}
        </div>
        <div className="grid gap-3 p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
          <CameraShots shots={shots} isFirstCover={taken === 0} onDrop={drop} />
          <p role="status" className="text-small text-on-night-muted">
            {hasRoom ? camera.room(figure(taken + shots.length), figure(maxListingPictures)) : camera.full}
          </p>
          <p className="flex items-center gap-3 rounded-control border border-white/20 p-3 text-small">
            <ListChecks aria-hidden className="size-5 shrink-0 text-marigold" />
            {camera.tip}
          </p>
          <div className="flex items-center justify-around">
            <FileChoice label={camera.gallery} onFiles={add}>
              <Images aria-hidden />
            </FileChoice>
            <button
              type="button"
              aria-label={camera.shutter}
              disabled={state !== 'open' || !hasRoom}
              onClick={async () => {
                const shot = await shoot()
                if (shot) add([shot])
              }}
              className="size-18 rounded-full border-4 border-white bg-white bg-clip-content p-1 disabled:opacity-35"
            />
            <IconButton
              label={camera.turn}
              onClick={turn}
              disabled={state !== 'open'}
              className="bg-white/15 text-white disabled:opacity-35"
            >
              <SwitchCamera aria-hidden />
            </IconButton>
          </div>
          {shots.length === 0 ? (
            <button type="button" onClick={onClose} className={`${choiceClass} min-h-13!`}>
              {isFirst ? camera.without : ui.close}
            </button>
          ) : (
            <Button
              isWide
              trailingIcon={<ArrowRight aria-hidden />}
              onClick={() => onUse(shots.map(({ file }) => file))}
            >
              {shots.length === 1 ? camera.useOne : camera.use(figure(shots.length))}
            </Button>
          )}
        </div>
      </div>
    </ModalFrame>
  )
}

const noVideoClass = 'grid h-full place-content-center justify-items-center gap-3 p-6 text-center'
const choiceClass =
  'grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-chip bg-white/15 px-3 font-semibold text-white'

/** The corners of what will be cut, the line to stand things on, and what the frame looks like. */
function Guide({ hint }: { hint: FrameHint | undefined }) {
  const { camera } = useArea('vendor').listings.pictures
  const corner = 'absolute size-9 border-white'
  return (
    <>
      <span aria-hidden className={`${corner} top-10 left-7 border-t-3 border-l-3`} />
      <span aria-hidden className={`${corner} top-10 right-7 border-t-3 border-r-3`} />
      <span aria-hidden className={`${corner} bottom-20 left-7 border-b-3 border-l-3`} />
      <span aria-hidden className={`${corner} right-7 bottom-20 border-r-3 border-b-3`} />
      <span aria-hidden className="absolute inset-x-7 bottom-32 border-t-2 border-dotted border-white" />
      {hint && (
        <p
          role="status"
          className="absolute inset-x-4 bottom-4 mx-auto flex w-fit items-center gap-2 rounded-chip bg-night/85 px-4 py-2 text-small font-semibold"
        >
          {hint === 'fine' ? (
            <Check aria-hidden className="size-4" />
          ) : (
            <CircleAlert aria-hidden className="size-4 text-marigold" />
          )}
          {camera.hints[hint]}
        </p>
      )}
    </>
  )
}

interface FileChoiceProps {
  label: string
  /** Opens the camera of the phone instead of its gallery. */
  isFromCamera?: boolean
  onFiles(files: File[]): void
  children: ReactNode
}

function FileChoice({ label, isFromCamera = false, onFiles, children }: FileChoiceProps) {
  return (
    <label className={`${choiceClass} has-focus-visible:outline-2 has-focus-visible:outline-white`}>
      <input
        type="file"
        accept="image/*"
        aria-label={label}
        multiple={!isFromCamera}
        capture={isFromCamera ? 'environment' : undefined}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {children}
    </label>
  )
}
