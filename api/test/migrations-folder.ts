import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

interface JournalEntry {
  idx: number
  version: string
  when: number
  tag: string
  breakpoints: boolean
}
interface Journal {
  version: string
  dialect: string
  entries: JournalEntry[]
}

/** A folder of migrations as drizzle-kit writes it. */
export interface MigrationsFolder {
  path: string
  /**
   * Adds a migration at the end, or at the given position; its date is a little later than that of the one
   * before.
   */
  add(name: string, sql: string, at?: number): Promise<void>
  change(name: string, sql: string): Promise<void>
  /** Removes the last migrations, as an older version of the program lacks them. */
  dropLast(count: number): Promise<void>
}

/** Empty, or a copy of another folder; deleted when the test is over. */
export async function makeMigrations(from?: string): Promise<MigrationsFolder> {
  const path = await mkdtemp(join(tmpdir(), 'haat-migrations-'))
  onTestFinished(() => rm(path, { recursive: true }))
  if (from) await cp(from, path, { recursive: true })
  else {
    await mkdir(join(path, 'meta'))
    await writeJournal(path, { version: '7', dialect: 'postgresql', entries: [] })
  }
  return migrationsIn(path)
}

export function migrationsIn(path: string): MigrationsFolder {
  const change = (name: string, sql: string) => writeFile(join(path, `${name}.sql`), sql)
  return {
    path,
    change,
    async add(name, sql, at) {
      await change(name, sql)
      await changeEntries(path, (entries) => {
        const position = at ?? entries.length
        const when = (entries[position - 1]?.when ?? 0) + 10
        return entries.toSpliced(position, 0, {
          idx: position,
          version: '7',
          when,
          tag: name,
          breakpoints: true,
        })
      })
    },
    dropLast: (count) => changeEntries(path, (entries) => entries.slice(0, -count)),
  }
}

async function changeEntries(
  path: string,
  change: (entries: JournalEntry[]) => JournalEntry[],
): Promise<void> {
  const journal = JSON.parse(await readFile(join(path, 'meta/_journal.json'), 'utf8')) as Journal
  await writeJournal(path, { ...journal, entries: change(journal.entries) })
}

const writeJournal = (path: string, journal: Journal) =>
  writeFile(join(path, 'meta/_journal.json'), JSON.stringify(journal))
