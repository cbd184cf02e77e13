import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The address of a request's browser, empty where it is not known. Each of our proxies appends its client's address to
 * `x-forwarded-for`; the entries before those come from the browser and are not trusted.
 * @param peer the other end of the connection @param trustedProxies how many such proxies are in front
 */
export function forwardedAddress(
  forwardedFor: string,
  peer: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = forwardedFor.split(',').filter(Boolean);
  const named = trustedProxies === 0 ? undefined : (forwarded.at(-trustedProxies) ?? forwarded[0]);
  const address = withoutPort((named ?? peer ?? '').trim()).replace(/^::ffff:/, '');
  return isIP(address) === 0 ? '' : address;
}

/** Some proxies write `192.0.2.7:51234` and `[2001:db8::1]:51234`. */
function withoutPort(written: string): string {
  const { v4, v6 } = /^(?:(?<v4>[\d.]+):\d{1,5}|\[(?<v6>[^\]]*)\](?::\d{1,5})?)$/.exec(written)?.groups ?? {};
  return v4 ?? v6 ?? written;
}

/** Prefix length of a network: what a provider usually gives one customer. */
const NETWORK_BITS = { ipv4: 24, ipv6: 56 } as const;
/** Prefix length of what one router or phone has. */
const ADDRESS_BITS = { ipv4: 32, ipv6: 64 } as const;
/** Prefix length of what a provider of servers gives one customer. */
const BLOCK_BITS = { ipv4: 24, ipv6: 48 } as const;

/**
 * The network of an address, since a client with one address usually controls its neighbours: `192.0.2.0/24`, `2001:db8:1:200::/56`. IPv6 is grouped
 * by /56, which most providers give a household: by /64 a household would be 256 networks, and a server's /48 65,536 instead of 256. A
 * carrier gives a phone a /64, so that a few hundred phones may share one network here. An IPv4 address written as IPv6 belongs to its IPv4
 * network. Anything that is not an address belongs to the network `unknown`.
 */
export const clientNetwork = (ipAddress: string): string => prefixOf(ipAddress, NETWORK_BITS);

/** The IPv4 address, or the IPv6 /64 of which a device chooses its addresses itself. For limits that bind a whole network less. */
export const clientAddress = (ipAddress: string): string => prefixOf(ipAddress, ADDRESS_BITS);

/** The IPv6 /48 that comes with a rented server; an IPv4 address has no wider one than its network. For limits beside one by network. */
export const clientBlock = (ipAddress: string): string => prefixOf(ipAddress, BLOCK_BITS);

function prefixOf(ipAddress: string, lengths: Readonly<Record<'ipv4' | 'ipv6', number>>): string {
  // Not by ipaddr.js, which throws and catches an error for what is no address: a tenth of a millisecond.
  if (isIP(ipAddress) === 0) return 'unknown';
  const address = ipaddr.process(ipAddress);
  const bits = lengths[address.kind()];
  const network = address.toByteArray().fill(0, bits / 8);
  return `${ipaddr.fromByteArray(network).toString()}/${bits}`;
}
