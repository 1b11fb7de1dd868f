interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the visitor saves data or has a slow connection: then nothing is fetched in advance. */
export function isSavingData(): boolean {
  if (import.meta.env.SSR) return false
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData === true || (effectiveType !== undefined && effectiveType !== '4g')
}
