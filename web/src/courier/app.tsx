import Link2Off from 'lucide-react/icons/link-2-off'
import LinkIcon from 'lucide-react/icons/link'
import Smartphone from 'lucide-react/icons/smartphone'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useEffect } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { Spinner } from '#ui/state/spinner.tsx'
import { LanguageChoice } from './parts/language-choice.tsx'
import type { CourierRun } from './run/courier-run.ts'
import { EndedScreen } from './screens/ended-screen.tsx'
import { MessageScreen } from './screens/message-screen.tsx'
import { RunScreen } from './screens/run-screen.tsx'
import { StartScreen } from './screens/start-screen.tsx'
import { RunContext, useRun } from './use-run.ts'

/** The page of a courier's run. */
export function CourierApp({ run }: { run: CourierRun }) {
  useEffect(() => {
    const stop = run.watch()
    void run.sync()
    return stop
  }, [run])
  return (
    <LanguageChoice>
      <RunContext value={run}>
        <Title />
        <Screen />
      </RunContext>
    </LanguageChoice>
  )
}

/** The browser shows the first title: React puts this one before that of the document. */
function Title() {
  const texts = useCourierTexts()
  return <title>{`${texts.page} · Haat`}</title>
}

function Screen() {
  const texts = useCourierTexts()
  const { state, run } = useRun()
  const again = (label: string) => (
    <Button size="large" isWide onClick={() => void run.sync()}>
      {label}
    </Button>
  )
  switch (state.phase) {
    case 'opening':
      return (
        <MessageScreen icon={<Spinner />} title={texts.opening}>
          {null}
        </MessageScreen>
      )
    case 'noLink':
      return (
        <MessageScreen icon={<LinkIcon aria-hidden />} title={texts.noLink.title}>
          {texts.noLink.text}
        </MessageScreen>
      )
    case 'noLine':
      return (
        <MessageScreen
          icon={<WifiOff aria-hidden />}
          title={texts.noLine.title}
          action={again(texts.noLine.again)}
        >
          {texts.noLine.text}
        </MessageScreen>
      )
    case 'invalid':
      return (
        <MessageScreen icon={<Link2Off aria-hidden />} title={texts.invalid.title}>
          {texts.invalid.text}
        </MessageScreen>
      )
    case 'elsewhere':
      return (
        <MessageScreen
          icon={<Smartphone aria-hidden />}
          title={texts.elsewhere.title}
          action={again(texts.elsewhere.again)}
        >
          {texts.elsewhere.text}
        </MessageScreen>
      )
    case 'ended':
      return <EndedScreen />
    case 'ready':
      return <StartScreen />
    case 'started':
      return <RunScreen />
  }
}
