import { isIPv6 } from 'node:net';

/** The bits of an IPv6 address that one customer has at the least, and those that one may have at the most. */
const bits = { customer: 64, site: 48 } as const;

/** The network whose failures are counted together: an IPv4 address, or the 64 bits of IPv6 that one customer has, or the 48 of a site. */
export function getNetwork(address: string, of: keyof typeof bits = 'customer'): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = groupsOf(head);
  const right = groupsOf(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, bits[of] / 16).join(':')}::/${bits[of]}`;
}

function groupsOf(text: string): string[] {
  return text
    .split(':')
    .filter(Boolean)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
