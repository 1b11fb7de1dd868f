import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { DeskChat } from '@haat/contract/domains/support.chats.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useLiveState } from '../live-updates/live-updates.queries.ts'
import { readChatChoices } from './chat-choices.ts'
import { showNotification } from './chat-notification.ts'
import { playChatSound } from './chat-sound.ts'
import { countMine, useChatCount, useRunningChats } from './chats.queries.ts'
import { showTitleCount } from './title-count.ts'

/** Tells the reader about chats wherever in the console they are: in the title, by a sound, by a notification. */
export function ChatAlerts() {
  useTitleCount()
  useAlerts()
  return null
}

const isVisible = () => document.visibilityState === 'visible'
const subscribeToVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
export const useIsVisible = () => useSyncExternalStore(subscribeToVisibility, isVisible, () => true)

function useTitleCount() {
  const { ui } = useMessages()
  const count = useChatCount(useIsVisible())
  const text = formatCount(count, ui.language)
  useEffect(() => (count > 0 ? showTitleCount(text) : undefined), [count, text])
}

interface Reader {
  isAvailable: boolean
  /** How many chats they take at once. */
  limit: number
}

/** The chats that came, and the reader's own in which something was written, between two states of the list. */
export function newsBetween(
  before: readonly DeskChat[],
  after: readonly DeskChat[],
  { isAvailable, limit }: Reader,
): DeskChat[] {
  const hasFreePlace = countMine(after) < limit
  return after.filter((chat) => {
    const known = before.find(({ number }) => number === chat.number)
    if (chat.assignee === null) return isAvailable && hasFreePlace && known?.assignee !== null
    return chat.isMine && chat.isUnread && !(known?.isMine && known.sequence >= chat.sequence)
  })
}

function useAlerts() {
  const { chats: texts } = useArea('staff')
  const { data } = useRunningChats()
  const { isConnected, isAvailable = false } = useLiveState()
  const router = useRouter()
  const before = useRef<readonly DeskChat[]>(undefined)

  useEffect(() => {
    if (!data) return
    const known = before.current
    before.current = data.chats
    // Of several tabs, the one that holds the stream tells; what was there when the console opened is no news.
    if (!known || !isConnected) return
    const news = newsBetween(known, data.chats, { isAvailable, limit: data.limit })
    const unseen = news.filter(({ number }) => !isOnScreen(router.state.location.pathname, number))
    if (unseen.length === 0) return
    const { hasSound, hasNotifications } = readChatChoices()
    if (hasSound) playChatSound()
    for (const { number, name, words, isMine } of hasNotifications ? unseen : []) {
      showNotification({
        title: isMine ? texts.newMessage(name) : texts.newChat(name),
        body: words,
        tag: number,
        onPress: () => void router.navigate({ to: '/staff/$', params: { _splat: `desk/${number}` } }),
      })
    }
    // Only another list of chats can bring news.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])
}

/** Whether the reader sees the chat come: its ticket is open before them, or the lane without another ticket. */
function isOnScreen(path: string, number: string): boolean {
  if (!isVisible() || !document.hasFocus()) return false
  const [, , page = 'desk', open] = path.split('/')
  return page === 'desk' && (open === undefined || open === '' || open === number)
}
