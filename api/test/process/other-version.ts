import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrationsIn, type MigrationsFolder } from '../migrations-folder.ts'

export interface OtherVersion {
  folder: string
  main: string
  migrations: MigrationsFolder
  remove(): Promise<void>
}

const repository = path.resolve(import.meta.dirname, '../../..')

/**
 * The program in a separate folder, as a release is installed beside another; its migrations may be changed.
 */
export async function makeOtherVersion(): Promise<OtherVersion> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'haat-version-'))
  const api = path.join(folder, 'api')
  for (const name of ['src', 'seeds', 'migrations', 'package.json']) {
    await cp(path.join(repository, 'api', name), path.join(api, name), { recursive: true })
  }
  for (const name of ['api/node_modules', 'contract', 'node_modules', 'package.json', 'web']) {
    await symlink(path.join(repository, name), path.join(folder, name))
  }
  return {
    folder,
    main: path.join(api, 'src/main.ts'),
    migrations: migrationsIn(path.join(api, 'migrations')),
    remove: () => rm(folder, { recursive: true }),
  }
}
