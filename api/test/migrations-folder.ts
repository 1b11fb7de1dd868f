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
  /** Adds one at the end, or at the given place of the order; its date is that of the one before it and a little. */
  add(name: string, sql: string, at?: number): Promise<void>
  change(name: string, sql: string): Promise<void>
  /** Takes the last ones away, as an older version of the program lacks them. */
  dropLast(count: number): Promise<void>
}

/** Empty, or a copy of another; gone when the test is over. */
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
        const place = at ?? entries.length
        const when = (entries[place - 1]?.when ?? 0) + 10
        return entries.toSpliced(place, 0, { idx: place, version: '7', when, tag: name, breakpoints: true })
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
