import type { Tx } from '../db/database.ts'
import type { Sealer } from './sealer.ts'
import {
  listSealedColumns,
  listSealedOtherwise,
  replaceSealed,
  type SealedColumn,
} from './secret-keys.store.ts'

const perStep = 500

/**
 * Seals everything with the key in use that was sealed with another one that we have, in small steps that each stand for
 * themselves: whoever is interrupted begins again and finds the rest. How many values it were.
 */
export async function resealAll(db: Tx, sealer: Sealer): Promise<number> {
  let done = 0
  for (const column of await listSealedColumns(db)) done += await resealColumn(db, sealer, column)
  return done
}

async function resealColumn(db: Tx, sealer: Sealer, column: SealedColumn): Promise<number> {
  const [id] = sealer.keyIds
  let done = 0
  for (let after: string | undefined; ;) {
    const values = await listSealedOtherwise(db, column, { id, after, most: perStep })
    const opened = values.flatMap((one) => {
      const text = sealer.open(one.value)
      // Nothing opens it: it is told at the end, and stays as it is.
      return text === null ? [] : [{ ...one, text }]
    })
    if (opened.length > 0) {
      const next = opened.map(({ text }) => sealer.seal(text))
      await replaceSealed(
        db,
        column,
        opened.map(({ key, value }) => ({ key, value })),
        next,
      )
      done += opened.length
    }
    if (values.length < perStep) return done
    after = values.at(-1)!.key
  }
}
