interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Who pays for every kilobyte, or waits long for it, is sent nothing ahead. */
export function isSavingData(): boolean {
  if (import.meta.env.SSR) return false
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData === true || (effectiveType !== undefined && effectiveType !== '4g')
}
