/** Enough to recognise one's own address by, too little to write to: a•••@example.com */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return '•••'
  const [first] = email
  return `${first}•••${email.slice(at)}`
}
