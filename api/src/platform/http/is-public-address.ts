import { BlockList, isIP, isIPv4 } from 'node:net'

/** Where only this machine, its network or nobody at all is: RFC 6890 and what has been added to it. */
const notPublic = new BlockList()
const ranges4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
const ranges6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
for (const [address, bits] of ranges4) notPublic.addSubnet(address, bits, 'ipv4')
for (const [address, bits] of ranges6) notPublic.addSubnet(address, bits, 'ipv6')
/** All that is given out to the public lies in it; loopback, private, link-local and mapped addresses do not. */
const given6 = new BlockList()
given6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address belongs to the public internet. One of IPv6 that carries another of IPv4 never does. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4')
  return given6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}
