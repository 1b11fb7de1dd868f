import { closeModal, openModal, type Details, type ModalName } from './modal-store.ts'

/** Replaces the open dialog by another one. */
export function changeModal<Name extends ModalName>(name: Name, ...details: Details<Name>) {
  closeModal()
  openModal(name, ...details)
}
