import { useState } from 'react'
import { useMessages } from '#messages/use-messages.ts'
import { Button } from '#ui/button.tsx'
import { triggerGlobalError } from './global-error-trigger.tsx'

export function ErrorTestPage() {
  const { shell } = useMessages()
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) throw new Error('A route error was triggered on purpose')
  return (
    <div className="page-width grid justify-items-start gap-4 py-10">
      <h1 className="text-h1">{shell.errorTest}</h1>
      <p className="max-w-(--container-text) text-muted">{shell.errorTestText}</p>
      <Button onClick={() => setIsBroken(true)}>{shell.triggerRoute}</Button>
      <Button variant="secondary" onClick={triggerGlobalError}>
        {shell.triggerGlobal}
      </Button>
    </div>
  )
}
