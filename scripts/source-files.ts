import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { repository } from './paths.ts'

interface Import {
  /** A path from the repository's root, or the name of a package. */
  target: string
  /** Whether the import is erased at runtime. */
  isTypeOnly: boolean
  /** Whether it is loaded by a call, when it is needed. */
  isLate: boolean
}

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  file: string
  lineCount: number
  isTest: boolean
  imports: Import[]
  text: string
}

const folders = '{contract/src,api/src,api/seeds,api/test,demo/src,web/src,web/vite,studio,scripts,bench,e2e}'
const generated = 'web/src/routeTree.gen.ts'

export function readSourceFiles(): SourceFile[] {
  return globSync([`${folders}/**/*.{ts,tsx,css}`, 'api/drizzle.config.ts'], {
    cwd: repository,
    exclude: ['**/node_modules/**'],
  })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file !== generated)
    .toSorted()
    .map(readSourceFile)
}

function readSourceFile(file: string): SourceFile {
  const text = readFileSync(path.join(repository, file), 'utf8')
  return {
    file,
    lineCount: text.trimEnd().split('\n').length,
    isTest: /\.(test|spec|fixture)\.tsx?$|^api\/test\/|^e2e\/|\/testing\//.test(file),
    imports: file.endsWith('.css') ? [] : importsOf(file, text),
    text,
  }
}

const statement = /^(?:import|export)\s+(type\s+)?([^'"]*?)\s*from\s+'([^']+)'|^import\s+'([^']+)'/gm
const call = /\bimport\('([^']+)'\)/g

function importsOf(file: string, text: string): Import[] {
  const statements = [...text.matchAll(statement)].map(([, type, names = '', from, bare]) => ({
    target: resolve(file, from ?? bare ?? ''),
    isTypeOnly: type !== undefined || hasOnlyTypes(names),
    isLate: false,
  }))
  const calls = [...text.matchAll(call)].map(([, from = '']) => ({
    target: resolve(file, from),
    isTypeOnly: false,
    isLate: true,
  }))
  return [...statements, ...calls]
}

const hasOnlyTypes = (names: string) =>
  /^\{.*\}$/s.test(names) &&
  names
    .slice(1, -1)
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .every((name) => name.startsWith('type '))

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  if (specifier.startsWith('#')) return `${file.split('/')[0]}/src/${specifier.slice(1)}`
  return specifier.replace(/^@haat\/(\w+)\//, '$1/src/')
}
