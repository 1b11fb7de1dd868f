import { useEffect, useRef, useState } from 'react'

export type FirstAnswer<Answer> =
  | { status: 'waiting' }
  | { status: 'answered'; answer: Answer }
  | { status: 'failed'; failure: unknown }

/**
 * Asks once, when the page is hydrated: the token of a mail is used up by the call. It is no query, since
 * queries are fetched again when somebody signs in or out.
 */
export function useFirstAnswer<Answer>(ask: () => Promise<Answer>): [FirstAnswer<Answer>, () => void] {
  const [state, setState] = useState<FirstAnswer<Answer>>({ status: 'waiting' })
  const hasAsked = useRef(false)

  function askAgain() {
    setState({ status: 'waiting' })
    ask().then(
      (answer) => setState({ status: 'answered', answer }),
      (failure) => setState({ status: 'failed', failure }),
    )
  }

  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    askAgain()
  })
  return [state, askAgain]
}
