import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Columns } from './shelf-columns.ts'
import { listOptions } from './shelf-rows.store.ts'

/** What options and their values are called, by `size` and `size:m`: asked of a product that has them. */
export function createOptionNames(db: Tx, columnsNow: () => Columns) {
  const names = new Map<string, Bilingual>()

  async function learn(keys: string[]) {
    const { optionSets, samples } = columnsNow()
    const asked = new Set<number>()
    for (const key of keys) {
      const set = optionSets.keys.findIndex((one) => one.split(',').some((value) => isOf(value, key)))
      if (set >= 0) asked.add(samples[set]!)
    }
    if (asked.size === 0) return
    for (const option of await listOptions(db, [...asked])) {
      names.set(option.key, option.name)
      for (const value of option.values) names.set(`${option.key}:${value.key}`, value.name)
    }
  }

  return {
    async of(keys: string[]): Promise<(key: string) => Bilingual | undefined> {
      const unknown = keys.filter((key) => !names.has(key))
      if (unknown.length > 0) await learn(unknown)
      return (key) => names.get(key)
    },
    clear: () => names.clear(),
  }
}

const isOf = (value: string, key: string) => value === key || value.startsWith(`${key}:`)
