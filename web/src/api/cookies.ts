const pattern = (name: string) => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`)

export const readCookie = (name: string): string | undefined => {
  const value = pattern(name).exec(document.cookie)?.[1]
  if (!value) return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    // The cookie was written by other code, without encoding.
    return value
  }
}

const secure = () => (location.protocol === 'https:' ? '; Secure' : '')

export function writeCookie(name: string, value: string, maxAgeSeconds: number) {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure()}`
}

export const deleteCookie = (name: string) => writeCookie(name, '', 0)
