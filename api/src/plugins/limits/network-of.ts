/** One customer of an IPv6 provider has a whole /64, so counting single addresses would be useless. */
export const networkOf = (ip: string) => (ip.includes(':') ? expandedPrefix(ip) : ip)

function expandedPrefix(ip: string): string {
  if (ip.startsWith('::ffff:') && ip.includes('.')) return ip.slice(7)
  const [head = '', tail] = ip.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}
