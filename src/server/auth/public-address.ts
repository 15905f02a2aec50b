import { BlockList, isIP } from 'node:net';

/** Networks that no one outside has: this machine, the firm's own, and what is set apart. */
const setApart = new BlockList();
const networks = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;
for (const network of networks.trim().split(/\s+/)) {
  const [address = '', bits] = network.split('/');
  setApart.addSubnet(address, Number(bits), 'ipv4');
}
// Of IPv6 the addresses that are given out, without those in which one of IPv4 is written, and the examples of manuals.
const givenOut = new BlockList();
givenOut.addSubnet('2000::', 3, 'ipv6');
setApart.addSubnet('2001::', 23, 'ipv6');
setApart.addSubnet('2001:db8::', 32, 'ipv6');
setApart.addSubnet('2002::', 16, 'ipv6');

/** Tells whether an address, as it was resolved, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !setApart.check(address, 'ipv4');
  return kind === 6 && givenOut.check(address, 'ipv6') && !setApart.check(address, 'ipv6');
}
