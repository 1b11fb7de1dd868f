export type ToastType = 'default' | 'success' | 'info' | 'warning' | 'error'

/** Toasts are rare: their code is fetched with the first one. */
export async function showToast(type: ToastType, text: string): Promise<void> {
  const { raiseToast } = await import('./toaster.tsx')
  raiseToast(type, text)
}
