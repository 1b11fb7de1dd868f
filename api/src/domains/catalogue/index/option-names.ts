import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Columns } from './columns.ts'
import { listOptions } from './rows.store.ts'

/** The names of options and of their values, by `size` and `size:m`. They are read from a product that has the option. */
export function createOptionNames(db: Tx, currentColumns: () => Columns) {
  const names = new Map<string, Bilingual>()

  async function readNames(keys: string[]) {
    const { optionSets, optionSetSamples } = currentColumns()
    const productIds = new Set<number>()
    for (const key of keys) {
      const set = optionSets.findIndex((one) => one.split(',').some((value) => isOf(value, key)))
      if (set >= 0) productIds.add(optionSetSamples[set]!)
    }
    if (productIds.size === 0) return
    for (const option of await listOptions(db, [...productIds])) {
      names.set(option.key, option.name)
      for (const value of option.values) names.set(`${option.key}:${value.key}`, value.name)
    }
  }

  return {
    /** A function that names these keys; undefined for a key that no product has. */
    async of(keys: string[]): Promise<(key: string) => Bilingual | undefined> {
      const unknown = keys.filter((key) => !names.has(key))
      if (unknown.length > 0) await readNames(unknown)
      return (key) => names.get(key)
    },
    clear: () => names.clear(),
  }
}

const isOf = (value: string, key: string) => value === key || value.startsWith(`${key}:`)
