import { closeModal, openModal, type Details, type ModalName } from '../modal-store.ts'

/** From one modal to another is close, then open. */
export function changeModal<Name extends ModalName>(name: Name, ...details: Details<Name>) {
  closeModal()
  openModal(name, ...details)
}
