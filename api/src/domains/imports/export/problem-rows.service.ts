import type { Language } from '@haat/contract/shared/language.ts'
import type { Tx } from '#platform/database/database.ts'
import { defuse } from '#platform/spreadsheets/defuse.ts'
import { listFields } from '../imports.service.ts'
import { listRowsIn } from '../import-rows.store.ts'
import type { ImportRecord } from '../imports.store.ts'
import { problemSentence, leftOutSentence } from './problem-sentences.ts'

const rowsPerStep = 500

/** The rows that will not be written, as they came but for what was mended, with one more column that says why. */
export async function* problemRows(db: Tx, { id, header, fields }: ImportRecord, language: Language) {
  const names = new Map((await listFields(db)).map(({ field, name }) => [field, name[language]]))
  yield [...header, language === 'ne' ? 'समस्या' : 'Problem']
  for (let after = 0; ;) {
    const rows = await listRowsIn(db, id, ['error', 'left-out'], after, rowsPerStep)
    if (rows.length === 0) return
    after = rows.at(-1)!.row
    for (const { cells, mends, problems } of rows) {
      const now = header.map((_, at) => defuse(mends[fields[at] ?? ''] ?? cells[at] ?? ''))
      const why = problems.map(
        (one) => `${names.get(one.field) ?? one.field}: ${problemSentence(one, language)}`,
      )
      yield [...now, defuse(why.join(' ') || leftOutSentence[language])]
    }
  }
}
