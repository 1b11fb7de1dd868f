import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { toLanguage } from '@haat/contract/shared/language.ts'
import { loadCatalogue, type Catalogue } from '../messages/areas.ts'
import { isOffline } from '../state/use-is-offline.ts'

export type ToastType = 'default' | 'success' | 'info' | 'warning' | 'error'

/** A button in the toast, for as long as it is shown. */
export interface ToastAction {
  label: string
  onAct(): void
}

interface ToastProps {
  type: ToastType
  texts: string[]
  action: ToastAction | undefined
  ui: Catalogue['messages']['ui']
}

const toastMs = 5000
/** Nobody has read it yet. */
const newMs = 2000
const gapPx = 12
/** As in `toast.css`. */
const maxWidthPx = 416

const icons = {
  default: null,
  success: <CircleCheck aria-hidden className="toast-success" />,
  info: <Info aria-hidden className="toast-info" />,
  warning: <TriangleAlert aria-hidden className="toast-warning" />,
  error: <CircleAlert aria-hidden className="toast-error" />,
}

// Toasts have a React root of their own, so that one outlives its page, also when that page fails.
let host: HTMLElement | undefined
let root: Root | undefined
let shownCount = 0
let shown: { type: ToastType; texts: string[]; at: number } | undefined
function hide() {
  shown = undefined
  root?.render(null)
}

/** A modal dialog lies above all else and makes it inert: a toast belongs to the dialog then, until that is closed. */
function placeInDialog(element: HTMLElement) {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  ;(dialog ?? document.body).append(element)
  dialog?.addEventListener('close', () => document.body.append(element), { once: true })
}

const findHeaders = () => [...document.querySelectorAll('.site-header, [data-page-head]')]

/**
 * Its upper edge and its middle, in pixels of the window: below the lowest header that is in view, and in the middle of it
 * where it fits, as a page can have columns beside it.
 */
function placeBelowHeader(): { top: number; left: number } {
  const screenWidth = document.documentElement.clientWidth
  const { bottom, left, width } = findHeaders()
    .map((header) => header.getBoundingClientRect())
    .reduce((lowest, box) => (box.bottom > lowest.bottom ? box : lowest), {
      bottom: 0,
      left: 0,
      width: screenWidth,
    })
  const isRoomy = width >= maxWidthPx
  return { top: bottom + gapPx, left: isRoomy ? left + width / 2 : screenWidth / 2 }
}

/**
 * Shows a toast in place of the one before it; news that nobody can have read yet stay in it. Its code belongs to the
 * first load: without a network, or on a slow one, somebody who has pressed a button would otherwise read nothing.
 * While the browser is offline, a failure begins with saying so.
 */
export async function showToast(type: ToastType, text: string, action?: ToastAction): Promise<void> {
  const { ui } = (await loadCatalogue(toLanguage(document.documentElement.lang))).messages
  host ??= document.createElement('div')
  root ??= createRoot(host)
  placeInDialog(host)
  shownCount += 1
  const unread = shown?.type === 'info' && Date.now() - shown.at < newMs ? shown.texts : []
  const texts = [...new Set([...unread, text])]
  shown = { type, texts, at: Date.now() }
  root.render(<Toast key={shownCount} {...{ type, texts, action, ui }} />)
}

function Toast({ type, texts, action, ui }: ToastProps) {
  const [place, setPlace] = useState(placeBelowHeader)
  const [isPaused, setIsPaused] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const toast = box.current!
    // Above its dialog, and in the window's measures instead of those of the dialog. Old browsers cannot do it.
    if ('showPopover' in toast) {
      toast.popover = 'manual'
      toast.showPopover()
    }
    // What it tells of can make a header grow.
    const observer = new ResizeObserver(() => setPlace(placeBelowHeader()))
    findHeaders().forEach((header) => observer.observe(header))
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(hide, toastMs)
    return () => clearTimeout(timer)
  }, [isPaused])
  const pause = () => setIsPaused(true)
  const goOn = () => setIsPaused(false)
  return (
    <div
      ref={box}
      role="alert"
      className="toast"
      style={place}
      onPointerEnter={pause}
      onPointerLeave={goOn}
      onFocus={pause}
      onBlur={goOn}
    >
      {icons[type]}
      <p className="toast-text">
        {type === 'error' && isOffline() && <strong>{ui.offline} </strong>}
        {texts.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            hide()
            action.onAct()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={ui.close} className="toast-close" onClick={hide}>
        <X aria-hidden />
      </button>
    </div>
  )
}
