import { GlobalErrorTrigger } from './global-error-trigger.tsx'
import { ModalHost } from './modal-host.tsx'

/** What may come over any page, and belongs to none. */
export const Overlays = () => (
  <>
    <GlobalErrorTrigger />
    <ModalHost />
  </>
)
