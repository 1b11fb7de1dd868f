import { useState } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { replayPress } from '#ui/button/replay-press.ts'
import { triggerGlobalError } from './global-error-trigger.tsx'

export function ErrorTestPage() {
  const texts = useArea('errorTest')
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) throw new Error('A route error was triggered on purpose')
  return (
    <div className="page-width grid justify-items-start gap-4 py-10">
      <h1 className="text-h1">{texts.title}</h1>
      <p className="max-w-(--container-text) text-muted">{texts.text}</p>
      <Button {...replayPress} onClick={() => setIsBroken(true)}>
        {texts.triggerRoute}
      </Button>
      <Button {...replayPress} variant="secondary" onClick={triggerGlobalError}>
        {texts.triggerGlobal}
      </Button>
    </div>
  )
}
