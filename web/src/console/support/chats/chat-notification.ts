type Permission = NotificationPermission | 'unsupported'

export const notificationPermission = (): Permission =>
  typeof Notification === 'undefined' ? 'unsupported' : Notification.permission

/** Asks the reader, if they were not asked before. To be called at a press only. */
export async function askForNotifications(): Promise<Permission> {
  const permission = notificationPermission()
  return permission === 'default' ? Notification.requestPermission() : permission
}

interface ChatNotification {
  title: string
  body: string
  /** A later notification with the same tag takes the place of the earlier one. */
  tag: string
  onPress?: () => void
}

/** False where the browser shows none: phones have the interface, but refuse to make a notification by it. */
export function showNotification({ title, body, tag, onPress }: ChatNotification): boolean {
  if (notificationPermission() !== 'granted') return false
  try {
    const notification = new Notification(title, { body, tag })
    notification.addEventListener('click', () => {
      window.focus()
      notification.close()
      onPress?.()
    })
    return true
  } catch {
    return false
  }
}
