import call from 'picture:help-call'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ContactType } from '@haat/contract/domains/support.contact.rules.ts'
import type { RouterContext } from '#api/router-context.ts'
import type { ContextWithMessages } from '#ui/messages/load-messages.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { Panel } from '#ui/panel.tsx'
import { sentMessageOf, type SentMessage } from './form/contact.queries.ts'
import { HelpForm } from './form/help-form.tsx'
import { MessageSent } from './form/message-sent.tsx'
import { OtherWays } from './help/other-ways.tsx'

interface HelpPageProps {
  firstType: ContactType | undefined
  /** The number of the order that the message is about. */
  order: string | undefined
  onOpenChat: () => void
}

export function HelpPage({ firstType = 'support', order, onOpenChat }: HelpPageProps) {
  const contact = useArea('contact')
  const posted = usePosted()
  const [formType, setFormType] = useState(posted?.type ?? firstType)
  const [sent, setSent] = useState<SentMessage | undefined>(
    () => posted?.sent && sentMessageOf({ data: posted.sent }),
  )

  function startAgain() {
    setFormType('support')
    setSent(undefined)
  }

  return (
    <>
      <HelpBand />
      <div className="mt-5 grid items-start gap-5 md:mt-7 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <Panel className="md:px-2 md:py-1">
          {sent ? (
            <MessageSent
              sent={sent}
              action={
                <>
                  <Button onClick={startAgain}>{contact.sendAnother}</Button>
                  <a href="/help-support" className={buttonClass({ className: 'hidden no-js:inline-grid' })}>
                    {contact.sendAnother}
                  </a>
                </>
              }
            />
          ) : (
            <HelpForm
              firstType={formType}
              order={order}
              posted={posted?.sent ? undefined : posted}
              onSent={setSent}
            />
          )}
        </Panel>
        <OtherWays onOpenChat={onOpenChat} />
      </div>
    </>
  )
}

/** What the server has answered to a form that the browser sent by itself; it is said once. */
function usePosted() {
  const router = useRouter()
  const [posted] = useState((router.options.context as RouterContext).posted)
  useEffect(() => {
    if (!posted) return
    const context = { ...(router.options.context as ContextWithMessages), posted: undefined }
    router.update({ ...router.options, context })
  }, [router, posted])
  return posted
}

function HelpBand() {
  const contact = useArea('contact')
  return (
    <header className="ghost on-colour flex items-center justify-between gap-4 rounded-hero bg-indigo-fill p-5 md:min-h-44.5 md:px-11 md:py-8">
      <div>
        <h1 className="text-h1">{contact.title}</h1>
        <p className="mt-2 max-w-120 text-lead">{contact.lead}</p>
      </div>
      <img
        src={call.src}
        width={call.width / 2}
        height={call.height / 2}
        alt=""
        className="h-auto w-22 shrink-0 md:mr-13 md:w-33.5"
      />
    </header>
  )
}
