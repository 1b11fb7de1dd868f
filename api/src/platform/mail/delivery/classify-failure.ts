/** An error of the mail library; its message may name the recipient and stays out of the log. */
export interface SendFailure {
  code?: string
  /**
   * `CONN`, `EHLO`, `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA` (also for the whole message), or `API` for the
   * library's own check.
   */
  command?: string
  responseCode?: number
  response?: string
  message?: string
}

/**
 * What a failed attempt means for the mail.
 * - `later`: the mail server cannot be reached, or refused before it heard of a recipient: tried again soon.
 * - `blocked`: a permanent refusal of our server, or a fault of theirs: tried again, seldom.
 * - `full`: the recipient's mailbox is full: tried again, seldom, for some days.
 * - `refused`: a permanent refusal of this recipient or this message: the mail has ended.
 */
export type FailureKind = 'later' | 'blocked' | 'full' | 'refused'

/**
 * The class and the rest of an enhanced status code (RFC 3463), as in `550 5.1.1 No such user` and `550-5.1.1
 * No such`.
 */
const enhancedCode = /^5\d\d[ -]([45])\.(\d{1,3})\.(\d{1,3})\b/

function byEnhancedCode(response: string): FailureKind | undefined {
  const [, kind, subject, detail] = enhancedCode.exec(response) ?? []
  if (kind === undefined) return undefined
  if (kind === '4') return 'blocked'
  const code = `${subject}.${detail}`
  // About the sender's address, not about the recipient.
  if (code === '1.7' || code === '1.8') return 'blocked'
  if (code === '2.2') return 'full'
  if (code === '3.4') return 'refused'
  switch (subject) {
    case '1': // the reader's address
    case '2': // the reader's mailbox
    case '4': // the way to the reader's domain
    case '6': // the content of the message
      return 'refused'
    case '3': // their server
    case '7': // their policy: our network, our name, our right to send
      return 'blocked'
    case '5': // the protocol; `5.5.0` is also said of unknown mailboxes
      return detail === '0' ? undefined : 'blocked'
    default:
      return undefined
  }
}

/** Without an enhanced code, or with one that says nothing: the meanings that RFC 5321 gives to reply codes. */
function byReplyCode(responseCode: number, command: string): FailureKind {
  switch (responseCode) {
    case 550: // no such mailbox
    case 551: // not of this server
    case 553: // no such name
    case 556: // the domain takes no mail (RFC 7504)
      return 'refused'
    case 552: // no room
      return 'full'
    case 554: // after the message: the transaction failed; after a recipient it is no standard reply but one of block lists
      return command === 'DATA' ? 'refused' : 'blocked'
    default: // syntax, order of commands, sign-in
      return 'blocked'
  }
}

const isUnusableAddress = ({ command, message = '' }: SendFailure) =>
  command === 'API' && /^(Invalid recipient|No recipients)/.test(message)

export function classifyFailure(error: unknown): FailureKind {
  const failure = error as SendFailure
  const { command, responseCode, response = '' } = failure
  if (isUnusableAddress(failure)) return 'refused'
  if (responseCode === undefined || responseCode < 500) return 'later'
  if (command !== 'RCPT TO' && command !== 'DATA') return 'later'
  return byEnhancedCode(response) ?? byReplyCode(responseCode, command)
}
