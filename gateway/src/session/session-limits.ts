/**
 * How many anonymous sessions may begin. A session lasts thirty days and has one bag, so this bounds the bags that a network can make.
 * An office behind one address may send 300 people who have never been here to their first change within ten minutes; a network of 256
 * addresses, as carriers have for many thousand phones, ten times as many.
 */
export const SESSIONS_BEGUN = {
  /** An IPv4 address or an IPv6 /64. */
  address: { hits: 300, seconds: 600, isOfNetwork: true },
  /** An IPv4 /24 or an IPv6 /56. */
  network: { hits: 3_000, seconds: 600, isOfNetwork: true },
  /** An IPv6 /48, of which a rented server has all 256 networks. Of IPv4 it is the network again. */
  block: { hits: 6_000, seconds: 600, isOfNetwork: true },
} as const;
