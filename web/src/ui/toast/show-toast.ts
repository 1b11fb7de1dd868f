export type ToastType = 'default' | 'success' | 'info' | 'warning' | 'error'

/** What one press does about the news, for as long as they are shown. */
export interface ToastAction {
  label: string
  onAct(): void
}

/** Toasts are rare: their code is fetched with the first one. */
export async function showToast(type: ToastType, text: string, action?: ToastAction): Promise<void> {
  const { raiseToast } = await import('./toaster.tsx')
  raiseToast(type, text, action)
}
