const IPV4 = /^(?:::ffff:)?((?:\d{1,3}\.){3})\d{1,3}$/i;
const IPV6 = /^[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}$/i;

/**
 * The network an address is counted by, as one person can have many addresses of it: /24 of IPv4, /64 of IPv6. What is no
 * address is one network of its own.
 */
export function ipPrefix(address: string): string {
  const network = IPV4.exec(address)?.[1];
  if (network !== undefined) return `${network}0/24`;
  const [bare = ''] = address.split('%');
  if (!IPV6.test(bare)) return 'none';
  const [head = '', tail] = bare.toLowerCase().split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const [before, after] = [groups(head), groups(tail ?? '')];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const all = [...before, ...(tail === undefined ? [] : zeros), ...after].slice(0, 4);
  return `${all.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
