import type { Bilingual } from '@haat/contract/shared/bilingual.ts'

/** A key of an option or value, made from its name; others have their own. */
export function keyFor(name: Bilingual, taken: readonly { key: string }[]): string {
  const plain = name.en
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 32)
  const start = plain || 'value'
  const isTaken = (key: string) => taken.some((one) => one.key === key)
  for (let at = 1; ; at++) {
    const key = at === 1 ? start : `${start}-${at}`
    if (!isTaken(key)) return key
  }
}
