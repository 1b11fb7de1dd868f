/** A new announcement gets a new name, and is shown again to those who dismissed the last one. */
const announcement = 'free-delivery-2083'
const storageKey = 'announcement'

/** Runs before the first paint: a bar that was dismissed never flashes up and pushes the page down. */
export const announcementScript = `try{if(localStorage.getItem('${storageKey}')==='${announcement}')document.documentElement.classList.add('announcement-dismissed')}catch{}`

export function dismissAnnouncement() {
  document.documentElement.classList.add('announcement-dismissed')
  try {
    localStorage.setItem(storageKey, announcement)
  } catch {
    // When storage is blocked, the bar stays away for this page only.
  }
}
