import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const program = path.resolve(import.meta.dirname, '../deploy/haat-run')

let folder: string
let settings: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'haat-run-test-'))
  settings = path.join(folder, 'haat.env')
  // Only root may become another user: this stands in for runuser, and shows as whom it was to run the command.
  const runuser = path.join(folder, 'bin/runuser')
  await mkdir(path.dirname(runuser))
  await writeFile(runuser, '#!/bin/sh\nexport RUN_AS="$1 $2 $3"\nshift 3\nexec "$@"\n')
  await chmod(runuser, 0o755)
})
afterAll(() => rm(folder, { recursive: true }))

interface Ran {
  code: number
  output: string
  errors: string
}

const haatRun = (command: string[], changes: Record<string, string> = {}) =>
  new Promise<Ran>((resolve) => {
    const PATH = `${path.join(folder, 'bin')}:${process.env['PATH']}`
    const env = { PATH, HAAT_ENV: settings, HAAT_FOLDER: folder, ...changes }
    execFile(program, command, { env }, (error, output, errors) =>
      resolve({ code: error ? Number(error.code) : 0, output, errors }),
    )
  })

/** The environment of a command that haat-run starts with a file of these lines. */
async function readSettings(text: string): Promise<Record<string, string>> {
  await writeFile(settings, text)
  const show = 'console.log(JSON.stringify({ ...process.env, CWD: process.cwd() }))'
  const { code, output, errors } = await haatRun([process.execPath, '-e', show])
  expect([code, errors]).toEqual([0, ''])
  return JSON.parse(output) as Record<string, string>
}

/** Each value is what systemd 252 gave to a service for the same line of its EnvironmentFile. */
const lines: [line: string, value: string][] = [
  ['A=plain', 'plain'],
  ['  A = blanks around it \t', 'blanks around it'],
  ['A=', ''],
  [`A="pa$$word of four words"`, 'pa$$word of four words'],
  ['A=pa$word`date`$(date)', 'pa$word`date`$(date)'],
  ['A=a; b & c # no comment', 'a; b & c # no comment'],
  [`A='it is $HOME, \\"literally\\"'`, 'it is $HOME, \\"literally\\"'],
  ['A="\\"quoted\\" \\$ \\` \\\\ \\n"', '"quoted" $ ` \\ \\n'],
  ['A=back\\\\slash\\ and blank\\ ', 'back\\slash and blank '],
  [`A=it's`, `it's`],
  [`A='in' "pieces"`, 'inpieces'],
  ['A="two\nlines"', 'two\nlines'],
  ['A=one \\\nline', 'one line'],
  ['A="one \\\nline"', 'one line'],
  ['A=first\nA=last', 'last'],
  ['A=of windows\r', 'of windows'],
  ['A=नमस्ते', 'नमस्ते'],
  ['# A=comment\n; A=comment\n\nno setting\nA=after comments', 'after comments'],
]

test.each(lines)('%j is read as systemd reads it', async (line, value) => {
  expect((await readSettings(line))['A']).toBe(value)
  expect((await readSettings(`${line}\nB=next\n`))['B']).toBe('next')
})

test('the command runs as the user haat, in the folder of the program, and its exit code is passed on', async () => {
  expect(await readSettings('HOME=/elsewhere\nHAAT_FOLDER=/elsewhere\n')).toMatchObject({
    RUN_AS: '-u haat --',
    CWD: folder,
    HOME: '/srv/haat',
  })
  expect(await haatRun(['sh', '-c', 'echo "$1"; exit 7', 'sh', 'two  blanks'])).toEqual({
    code: 7,
    output: 'two  blanks\n',
    errors: '',
  })
})

test('what haat-run itself cannot do is told in one sentence with exit code 1', async () => {
  await writeFile(settings, 'A=1\n')
  const expectSentence = async (running: Promise<Ran>, sentence: RegExp) => {
    const { code, output, errors } = await running
    expect([code, output, errors]).toEqual([1, '', expect.stringMatching(sentence)])
    expect(errors.trim().split('\n')).toHaveLength(1)
  }
  await expectSentence(haatRun([]), /^Say what to run: haat-run npm run admin/)
  await expectSentence(haatRun(['true'], { HAAT_ENV: `${folder}/none.env` }), /none\.env cannot be read/)
  await expectSentence(haatRun(['true'], { HAAT_FOLDER: `${folder}/none` }), /There is no folder .*none/)
  await expectSentence(haatRun(['no-such-command']), /There is no command no-such-command/)
  await writeFile(settings, `A='open\nB=2\n`)
  await expectSentence(haatRun(['true']), /haat\.env: the quote that begins in A is not closed/)
  await writeFile(settings, 'export A=1\n')
  await expectSentence(haatRun(['true']), /haat\.env: "export A" is no name of a setting/)
})
