import { Link, useNavigate } from '@tanstack/react-router'
import basket from 'picture:state-basket'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { Application } from '@haat/contract/domains/applications.ts'
import { canMakeStep } from '@haat/contract/domains/applications.rules.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useIsOffline } from '#ui/state/use-is-offline.ts'
import { ConflictChoice } from '../form/conflict-choice.tsx'
import { ReviewFoot } from '../form/review-step.tsx'
import { ApplicationSaveNote } from '../form/save-note.tsx'
import { ApplicationFormContext, useApplicationForm } from '../form/use-application-form.ts'
import { Screen } from '../parts.tsx'
import { LookedAt } from './looked-at.tsx'
import { Refused } from './refused.tsx'
import { SentBackCard } from './sent-back-card.tsx'
import { Timeline } from './timeline.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

/** Where an application stands that was sent, and what its applicant can do about it. */
export function StandingScreen({ application }: { application: Application }) {
  const { ui } = useMessages()
  const { standing: texts } = useArea('application')
  const navigate = useNavigate()
  const form = useApplicationForm(application, true)
  const isOffline = useIsOffline()
  const { state, number, history } = form.application
  const lastAt = history.at(-1)?.at ?? form.application.updatedAt
  const isSentBack = state === 'sent-back'
  if (state === 'approved') return <Approved application={form.application} />
  return (
    <ApplicationFormContext value={form}>
      <Screen
        title={texts.title}
        below={`${number} · ${formatLocalDate(lastAt, ui.language)}`}
        onBack={() => void navigate({ to: '/' })}
        // Beside the title there is no room for the day of an earlier save.
        end={isSentBack && (form.savedAt || form.save !== 'idle') && <ApplicationSaveNote />}
        foot={isSentBack ? <ReviewFoot isAgain /> : undefined}
      >
        <div className="grid gap-4">
          {isOffline && (
            <p role="status" className="rounded-control bg-cream p-3 text-small font-semibold text-cream-ink">
              {texts.offlineSince}
            </p>
          )}
          <Heading application={form.application} />
          <ConflictChoice />
          {isSentBack &&
            form.application.checklist
              .filter(({ canChange }) => canChange)
              .map((item) => <SentBackCard key={item.line} item={item} />)}
          {state === 'refused' && <Refused application={form.application} />}
          <Timeline application={form.application} />
          {state !== 'refused' && <LookedAt application={form.application} />}
          <div className="flex flex-wrap gap-3">
            <Link to="/contact-admin" className={buttonClass({ variant: 'secondary', className: 'grow' })}>
              <span className="flex items-center gap-2">
                <MessageCircle aria-hidden className="size-5" />
                {texts.ask}
              </span>
            </Link>
            {canMakeStep(state, 'withdraw') && <WithdrawButton id={form.application.id} />}
          </div>
        </div>
      </Screen>
    </ApplicationFormContext>
  )
}

function Heading({ application: { state, checklist } }: { application: Application }) {
  const { ui } = useMessages()
  const { states: texts } = useArea('application').standing
  const back = checklist.filter(({ verdict }) => verdict === 'sent-back').length
  const [heading, text] =
    state === 'sent-back'
      ? [texts.sentBack(formatCount(back, ui.language)), texts.sentBackText]
      : state === 'refused'
        ? [texts.refused, texts.refusedText]
        : state === 'objected'
          ? [texts.objected, texts.objectedText]
          : [texts.sent, texts.sentText]
  return (
    <div className="mb-2">
      <h1 className="text-h1">{heading}</h1>
      <p className="mt-2 text-muted">{text}</p>
    </div>
  )
}

/** The end that everybody hopes for. */
function Approved({ application: { fields, shop } }: { application: Application }) {
  const { ui } = useMessages()
  const { states: texts } = useArea('application').standing
  const name = (ui.language === 'ne' && fields.nameNe) || fields.nameEn
  return (
    <main className="grid min-h-dvh place-items-center bg-pine-deep p-4 text-on-colour">
      <div className="w-full max-w-105 overflow-hidden rounded-hero bg-surface text-center text-ink">
        <Weave className="w-full" />
        <div className="grid justify-items-center p-6">
          <img
            src={basket.src}
            width={basket.width}
            height={basket.height}
            alt=""
            className="max-h-28 w-auto"
          />
          <h1 className="mt-5 text-h1 text-pine">{texts.approved}</h1>
          <p className="mt-2 text-balance text-muted">{texts.approvedText(name)}</p>
          <div className="mt-6 grid w-full gap-3">
            <Link
              to="/vendor/$"
              params={{ _splat: '' }}
              className={buttonClass({ size: 'large', isWide: true })}
            >
              {texts.toPortal}
            </Link>
            {shop && (
              <Link
                to="/vendors/$slug"
                params={{ slug: shop.slug }}
                className={buttonClass({ variant: 'secondary', isWide: true })}
              >
                {texts.toPage}
              </Link>
            )}
          </div>
        </div>
      </div>
    </main>
  )
}
