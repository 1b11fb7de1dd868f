import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { createRoot } from 'react-dom/client'
import { toast, ToastContainer, type IconProps } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toast.css'
import type { ToastAction, ToastType } from './show-toast.ts'

const toastMs = 5000

const icons = {
  default: null,
  success: <CircleCheck className="toast-success" />,
  info: <Info className="toast-info" />,
  warning: <TriangleAlert className="toast-warning" />,
  error: <CircleAlert className="toast-error" />,
}
const iconOf = ({ type }: IconProps) => icons[type as ToastType]

// Toasts have a React root of their own, so that one outlives its page, also when that page fails.
const container = document.createElement('div')
document.body.append(container)
createRoot(container).render(
  <ToastContainer
    position="top-center"
    autoClose={toastMs}
    icon={iconOf}
    limit={3}
    hideProgressBar
    newestOnTop
  />,
)

const withAction =
  (text: string, { label, onAct }: ToastAction) =>
  ({ closeToast }: { closeToast: () => void }) => (
    <span className="flex grow items-center justify-between gap-3">
      {text}
      <button
        type="button"
        className="-my-2 min-h-11 shrink-0 rounded-control px-3 font-semibold text-marigold underline underline-offset-4"
        onClick={() => {
          onAct()
          closeToast()
        }}
      >
        {label}
      </button>
    </span>
  )

export function raiseToast(type: ToastType, text: string, action?: ToastAction) {
  const content = action ? withAction(text, action) : text
  if (type === 'default') toast(content)
  else toast[type](content)
}
