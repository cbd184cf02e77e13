const V4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/;
/** An IPv4 address as IPv6 sockets write it. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/**
 * The network an address is of, since whoever has one address has its neighbours: /24 of IPv4, /64 of IPv6. An address that cannot
 * be read shares one bucket with all such.
 */
export function sourcePrefix(ipAddress: string): string {
  const address = ipAddress.replace(MAPPED, '');
  const v4 = V4.exec(address);
  if (v4 !== null) return `${v4[1]}.${v4[2]}.${v4[3]}.0/24`;
  const groups = groupsOf(address);
  return groups === undefined ? 'unknown' : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] | undefined {
  // URL writes an address in its one canonical form, whose longest run of zeros is left out.
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(`http://[${address}]`)) return undefined;
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(missing).fill('0'), ...right];
}
