import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { maxChatLimit } from '@haat/contract/domains/support.tickets.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSession } from '#domains/account/session.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { Toggle } from '#office/parts/toggle.tsx'
import { deskQueries } from '../desk.queries.ts'
import { changeChatChoices, useChatChoices } from './chat-choices.ts'
import { askForNotifications, notificationPermission, showNotification } from './chat-notification.ts'
import { playChatSound } from './chat-sound.ts'
import { useSetChatLimit } from './chats.queries.ts'

/** How the reader is told about chats, and how many they take at once; an admin sets that for everybody. */
export function ChatSettings({ onClose }: { onClose(): void }) {
  const { chats: texts } = useArea('staff')
  return (
    <Dialog isOpen onClose={onClose} title={texts.settings}>
      <p className="mb-3 text-small text-muted">{texts.settingsText}</p>
      <div className="grid gap-4">
        <SoundChoice />
        <NotificationChoice />
        <Limits />
      </div>
    </Dialog>
  )
}

function SoundChoice() {
  const { chats: texts } = useArea('staff')
  const { hasSound } = useChatChoices()
  const toggle = () => {
    changeChatChoices({ hasSound: !hasSound })
    if (!hasSound) playChatSound()
  }
  return (
    <div>
      <Toggle isOn={hasSound} onPress={toggle}>
        {texts.sound}
      </Toggle>
      <p className="text-small text-muted">{texts.soundText}</p>
    </div>
  )
}

/** The browser is asked only when the switch is pressed. Where it refuses, the switch says so. */
function NotificationChoice() {
  const { chats: texts } = useArea('staff')
  const { hasNotifications } = useChatChoices()
  const [permission, setPermission] = useState(notificationPermission)
  const isOn = hasNotifications && permission === 'granted'
  const isImpossible = permission === 'denied' || permission === 'unsupported'

  async function toggle() {
    if (isOn) return changeChatChoices({ hasNotifications: false })
    const answer = await askForNotifications()
    const isShown =
      answer === 'granted' && showNotification({ title: texts.settings, body: texts.sample, tag: 'sample' })
    setPermission(answer === 'granted' && !isShown ? 'unsupported' : answer)
    changeChatChoices({ hasNotifications: isShown })
  }
  return (
    <div>
      <Toggle isOn={isOn} isDisabled={isImpossible} onPress={() => void toggle()}>
        {texts.notifications}
      </Toggle>
      <p role="status" className="text-small text-muted">
        {permission === 'denied'
          ? texts.denied
          : permission === 'unsupported'
            ? texts.unsupported
            : texts.notificationsText}
      </p>
    </div>
  )
}

function Limits() {
  const { chats: texts } = useArea('staff')
  const { ui } = useMessages()
  const session = useSession()
  const { data: people = [] } = useQuery(deskQueries.people(useCall()))
  const { mutate } = useSetChatLimit()
  if (session.status !== 'signed-in') return null
  const { id: me, roles } = session.user
  const mine = people.find(({ id }) => id === me)
  const others = roles.includes('admin') ? people.filter(({ id }) => id !== me) : []
  return (
    <>
      {mine && (
        <div className="border-t border-line pt-4">
          <div className="flex items-center justify-between gap-4">
            <span className="text-label">{texts.limit}</span>
            <LimitSelect
              label={texts.limit}
              limit={mine.chatLimit}
              onChoose={(limit) => mutate({ id: me, limit })}
            />
          </div>
          <p className="mt-1 text-small text-muted">{texts.limitText}</p>
        </div>
      )}
      {others.length > 0 && (
        <section className="border-t border-line pt-4">
          <h3 className="mb-2 text-label">{texts.people}</h3>
          <ul className="grid gap-2">
            {others.map(({ id, name, chats, chatLimit }) => (
              <li key={id} className="flex items-center justify-between gap-4">
                <span className="min-w-0">
                  <span className="block truncate">{name}</span>
                  <span className="text-small text-muted">{texts.now(formatCount(chats, ui.language))}</span>
                </span>
                <LimitSelect
                  label={texts.limitOf(name)}
                  limit={chatLimit}
                  onChoose={(limit) => mutate({ id, limit })}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface LimitSelectProps {
  label: string
  limit: number
  onChoose(limit: number): void
}

function LimitSelect({ label, limit, onChoose }: LimitSelectProps) {
  const { ui } = useMessages()
  return (
    <span className="w-24 shrink-0">
      <SelectInput
        aria-label={label}
        value={limit}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {Array.from({ length: maxChatLimit }, (_, at) => (
          <option key={at} value={at + 1}>
            {formatCount(at + 1, ui.language)}
          </option>
        ))}
      </SelectInput>
    </span>
  )
}
