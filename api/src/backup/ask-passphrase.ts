import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

const fewestLetters = 12

/** From BACKUP_PASSPHRASE, else asked at the terminal. Never from the command line, which everybody on a machine can see. */
export async function askPassphrase(environment: NodeJS.ProcessEnv, isNew: boolean): Promise<string> {
  const given = environment['BACKUP_PASSPHRASE']
  if (!given && !process.stdin.isTTY) {
    throw new Error(
      isNew
        ? 'Set BACKUP_PASSPHRASE, which locks the secret key, or leave the key out with --without-key.'
        : 'Set BACKUP_PASSPHRASE to the passphrase of this back-up.',
    )
  }
  const passphrase = given || (await ask('Passphrase of the back-up: '))
  if (isNew && passphrase.length < fewestLetters) {
    throw new Error(`The passphrase must have at least ${fewestLetters} characters.`)
  }
  if (isNew && !given && (await ask('The same again: ')) !== passphrase) {
    throw new Error('The two passphrases are not the same.')
  }
  return passphrase
}

/** Shows the question and nothing of the answer. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question)
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  // Without this the answer would wait for ever when Ctrl-C is pressed.
  terminal.on('SIGINT', () => process.exit(1))
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
