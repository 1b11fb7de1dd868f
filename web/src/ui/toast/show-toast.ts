export type ToastType = 'default' | 'success' | 'info' | 'warning' | 'error'

/** A button in the toast, for as long as it is shown. */
export interface ToastAction {
  label: string
  onAct(): void
}

/** Shows a toast. Toasts are rare, so their code is fetched with the first one. */
export async function showToast(type: ToastType, text: string, action?: ToastAction): Promise<void> {
  const { raiseToast } = await import('./toaster.tsx')
  raiseToast(type, text, action)
}
