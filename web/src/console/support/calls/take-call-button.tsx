import PhoneIncoming from 'lucide-react/icons/phone-incoming'
import { useState } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { CallDialog } from './call-dialog.tsx'

/** Opens the form for somebody on the telephone. */
export function TakeCallButton() {
  const { calls } = useArea('staff')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        label={calls.title}
        title={calls.title}
        onClick={() => setIsOpen(true)}
        className="-mr-2.5 ml-auto"
      >
        <PhoneIncoming aria-hidden />
      </IconButton>
      {isOpen && <CallDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
