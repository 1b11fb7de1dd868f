/** As the mail library describes it; its message may name the reader and stays out of the log. */
export interface SendFailure {
  code?: string
  /** `CONN`, `EHLO`, `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA` (also of the whole message), or `API` for its own check. */
  command?: string
  responseCode?: number
  response?: string
  message?: string
}

/**
 * What a failed try means for the mail.
 * - `later`: the server or the way to it, or a fault of ours before it heard of a reader: tried again soon.
 * - `blocked`: a permanent refusal that is about us or about their server: tried again, seldom.
 * - `full`: the reader's mailbox is full: tried again, seldom, for some days.
 * - `refused`: a permanent refusal of this reader or this message: it ends.
 */
export type Verdict = 'later' | 'blocked' | 'full' | 'refused'

/** The class and the rest of an enhanced code (RFC 3463), as in `550 5.1.1 No such user` and `550-5.1.1 No such`. */
const enhancedCode = /^5\d\d[ -]([45])\.(\d{1,3})\.(\d{1,3})\b/

function byEnhancedCode(response: string): Verdict | undefined {
  const [, kind, subject, detail] = enhancedCode.exec(response) ?? []
  if (kind === undefined) return undefined
  if (kind === '4') return 'blocked'
  const code = `${subject}.${detail}`
  // Of the sender's address, and of a message that is too long for their server.
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

/** Without an enhanced code, or with one that says nothing: what RFC 5321 lets a server mean by its reply. */
function byReplyCode(responseCode: number, command: string): Verdict {
  switch (responseCode) {
    case 550: // no such mailbox
    case 551: // not of this server
    case 553: // no such name
    case 556: // the domain takes no mail (RFC 7504)
      return 'refused'
    case 552: // no room
      return 'full'
    case 554: // to a message: the transaction failed; to a reader it is no reply of the standard but one of block lists
      return command === 'DATA' ? 'refused' : 'blocked'
    default: // syntax, order of commands, sign-in
      return 'blocked'
  }
}

const isUnusableAddress = ({ command, message = '' }: SendFailure) =>
  command === 'API' && /^(Invalid recipient|No recipients)/.test(message)

export function judgeFailure(error: unknown): Verdict {
  const failure = error as SendFailure
  const { command, responseCode, response = '' } = failure
  if (isUnusableAddress(failure)) return 'refused'
  if (responseCode === undefined || responseCode < 500) return 'later'
  if (command !== 'RCPT TO' && command !== 'DATA') return 'later'
  return byEnhancedCode(response) ?? byReplyCode(responseCode, command)
}
