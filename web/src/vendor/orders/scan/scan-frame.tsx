import ArrowLeft from 'lucide-react/icons/arrow-left'
import Zap from 'lucide-react/icons/zap'
import ZapOff from 'lucide-react/icons/zap-off'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { PageTitle } from '#office/parts/page-layout.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useCamera } from '../../camera/use-camera.ts'
import { mayScan } from './barcode-detector.ts'
import { useBarcodes } from './use-barcodes.ts'
import '../../frame/own-screen.css'

interface ScanFrameProps {
  /** Where the arrow leads, by loading that page: no other page keeps the camera. */
  back: string
  lead: string
  fieldLabel: string
  /** What is wrong with the last code. */
  problem?: string | undefined
  onCode(code: string): void
  /** What became of the codes. */
  children?: ReactNode
}

/** The screen of scanning: the camera where there is one, and always a field. */
export function ScanFrame({ back, lead, fieldLabel, problem, onCode, children }: ScanFrameProps) {
  const { scan } = useArea('vendor').orders
  return (
    <div className="own-screen grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr]">
      <header data-page-head className="sticky top-0 z-20 bg-surface">
        <PageTitle title={scan.title} />
        <div className="mx-auto flex min-h-15 max-w-160 items-center gap-1 px-2 py-1.5">
          <a href={back} aria-label={scan.back} className="icon-button">
            <ArrowLeft aria-hidden />
          </a>
          <div className="min-w-0">
            <h1 className="text-h3">{scan.title}</h1>
            <p className="truncate text-fine text-muted">{lead}</p>
          </div>
        </div>
        <Weave cell={1} />
      </header>
      <div className="mx-auto grid w-full max-w-160 grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 py-4">
        {mayScan() ? (
          <ScanCamera onCode={onCode} />
        ) : (
          <p className="rounded-panel bg-cream p-4 text-small text-cream-ink">{scan.camera.cannot}</p>
        )}
        <CodeField label={fieldLabel} problem={problem} onCode={onCode} />
        {children}
      </div>
    </div>
  )
}

const corner = 'absolute size-9 border-white'

function ScanCamera({ onCode }: Pick<ScanFrameProps, 'onCode'>) {
  const { scan } = useArea('vendor').orders
  const { video, state, light } = useCamera({ isWanted: true })
  const isOpen = state === 'open'
  const isSlow = useBarcodes(video, isOpen, onCode)
  if (state === 'refused' || state === 'none')
    return (
      <p role="status" className="rounded-panel bg-cream p-4 text-small text-cream-ink">
        {scan.camera[state]}
      </p>
    )
  return (
    <section className="overflow-hidden rounded-panel bg-night text-white">
      <div className="relative aspect-4/3 max-h-[50dvh] w-full">
        <video
          ref={video}
          muted
          playsInline
          className={isOpen ? 'size-full object-cover' : 'invisible absolute'}
        />
        {isOpen && (
          <span aria-hidden className="absolute inset-x-[12%] inset-y-[18%]">
            <span className={`${corner} top-0 left-0 border-t-3 border-l-3`} />
            <span className={`${corner} top-0 right-0 border-t-3 border-r-3`} />
            <span className={`${corner} bottom-0 left-0 border-b-3 border-l-3`} />
            <span className={`${corner} right-0 bottom-0 border-r-3 border-b-3`} />
          </span>
        )}
        {light && (
          <IconButton
            label={light.isLit ? scan.lightOff : scan.lightOn}
            onClick={() => void light.toggle()}
            className="absolute top-2 right-2 bg-night/85 text-white"
          >
            {light.isLit ? <Zap aria-hidden /> : <ZapOff aria-hidden />}
          </IconButton>
        )}
      </div>
      <p role="status" className="p-3.5 text-center text-small">
        {isOpen && isSlow ? scan.camera.slow : scan.camera[state]}
      </p>
    </section>
  )
}

/** A scanner that types ends with Enter, as a person may. */
function CodeField({
  label,
  problem,
  onCode,
}: { label: string } & Pick<ScanFrameProps, 'problem' | 'onCode'>) {
  const { scan } = useArea('vendor').orders
  const [typed, setTyped] = useState('')
  const [isEmpty, setIsEmpty] = useState(false)
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = typed.trim()
    setIsEmpty(code === '')
    if (code === '') return
    setTyped('')
    onCode(code)
  }
  return (
    <form noValidate onSubmit={send}>
      <Field label={label} error={isEmpty ? scan.empty : problem}>
        {(control) => (
          <div className="flex gap-2.5">
            <TextInput
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={60}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" variant="secondary" size="large" className="shrink-0">
              {scan.send}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
