import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { execFileSync } from 'node:child_process'
import { findPostgresBinaries } from '../../api/src/platform/embedded-postgres/postgres-binaries.ts'

const packageVersion = (name: string, from: string) => {
  const file = createRequire(new URL(`../../${from}/package.json`, import.meta.url)).resolve(
    `${name}/package.json`,
  )
  return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`
}

export const loadAverage = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')

export function describeMachine(): string {
  const cores = availableParallelism()
  const postgres = execFileSync(findPostgresBinaries().postgres, ['--version'], { encoding: 'utf8' })
  return [
    `${cores} ${cores === 1 ? 'core' : 'cores'} (${cpus()[0]?.model.trim() ?? 'unknown'})`,
    `${Math.round(totalmem() / 1e9)} GB`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${/[\d.]+/.exec(postgres)?.[0] ?? 'unknown'}`,
    packageVersion('fastify', 'api'),
    packageVersion('react', 'web'),
    packageVersion('@tanstack/react-start', 'web'),
  ].join(', ')
}
