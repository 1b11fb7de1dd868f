import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

const minLength = 12

/**
 * Reads BACKUP_PASSPHRASE, or else asks at the terminal. Never from the command line, which everybody on the
 * machine can see.
 */
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
  if (isNew && passphrase.length < minLength) {
    throw new Error(`The passphrase must have at least ${minLength} characters.`)
  }
  if (isNew && !given && (await ask('The same again: ')) !== passphrase) {
    throw new Error('The two passphrases are not the same.')
  }
  return passphrase
}

/** Shows the question but not the typed answer. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question)
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  // Without this the question would wait for ever when Ctrl-C is pressed.
  terminal.on('SIGINT', () => process.exit(1))
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
