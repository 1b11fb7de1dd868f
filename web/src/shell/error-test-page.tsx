import { useState } from 'react'
import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { early } from '#ui/early-click.ts'
import { triggerGlobalError } from './global-error-trigger.tsx'

export function ErrorTestPage() {
  const texts = useArea('errorTest')
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) throw new Error('A route error was triggered on purpose')
  return (
    <div className="page-width grid justify-items-start gap-4 py-10">
      <h1 className="text-h1">{texts.title}</h1>
      <p className="max-w-(--container-text) text-muted">{texts.text}</p>
      <Button {...early} onClick={() => setIsBroken(true)}>
        {texts.triggerRoute}
      </Button>
      <Button {...early} variant="secondary" onClick={triggerGlobalError}>
        {texts.triggerGlobal}
      </Button>
    </div>
  )
}
