import href from '#styles/semibold.css?url&no-inline'

/** Fetches the third weight of the Devanagari font, which only Nepali pages use. */
export function fetchSemibold() {
  if (document.head.querySelector(`link[href="${href}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}

/** An inline script that does the same when a Nepali page is loaded: the first paint comes without that weight. */
export const semiboldScript = `addEventListener('load',()=>document.head.append(Object.assign(document.createElement('link'),{rel:'stylesheet',href:'${href}'})))`
