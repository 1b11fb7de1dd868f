import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { createRoot } from 'react-dom/client'
import { toast, ToastContainer, type IconProps } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toast.css'
import type { ToastType } from './show-toast.ts'

const toastMs = 5000

const icons = {
  default: null,
  success: <CircleCheck className="toast-success" />,
  info: <Info className="toast-info" />,
  warning: <TriangleAlert className="toast-warning" />,
  error: <CircleAlert className="toast-error" />,
}
const iconOf = ({ type }: IconProps) => icons[type as ToastType]

// Outside the pages' tree: a toast outlives the page that raised it, also when that page breaks.
const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(
  <ToastContainer
    position="top-center"
    autoClose={toastMs}
    icon={iconOf}
    limit={3}
    hideProgressBar
    newestOnTop
  />,
)

export function raiseToast(type: ToastType, text: string) {
  if (type === 'default') toast(text)
  else toast[type](text)
}
