/** Hides most of an address (a•••@example.com): its owner recognises it, and nobody else can use it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return '•••'
  const [first] = email
  return `${first}•••${email.slice(at)}`
}
