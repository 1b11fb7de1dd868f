/** Rupees as gateways write them: "1000", "1000.50". */
export function rupeesText(paisa: number): string {
  if (!Number.isSafeInteger(paisa) || paisa < 0) throw new RangeError(`not whole paisa: ${paisa}`)
  const rest = paisa % 100
  const rupees = String((paisa - rest) / 100)
  return rest === 0 ? rupees : `${rupees}.${String(rest).padStart(2, '0')}`
}

/** Paisa of "1000", "1000.0" or "1,000.50"; undefined for anything else, also for parts of a paisa. */
export function paisaOf(rupees: string): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(rupees.replaceAll(',', ''))
  if (!match) return undefined
  const [, whole = '', decimals = ''] = match
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}
