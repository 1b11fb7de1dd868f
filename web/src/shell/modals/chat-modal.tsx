import { ChatForm } from '#domains/contact/chat-form.tsx'
import { useArea } from '#messages/use-area.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { ModalProps } from '../modal-host.tsx'

export default function ChatModal({ onClose }: ModalProps<'chat'>) {
  const contact = useArea('contact')
  return (
    <Dialog isOpen onClose={onClose} title={contact.chatTitle}>
      <ChatForm onClose={onClose} />
    </Dialog>
  )
}
