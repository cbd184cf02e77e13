/**
 * Addresses of scripts that stand in for a part of the browser, in development.
 * @param origins of the shops
 * @throws Error where a shop is not on this machine: no visitor may ever load one
 */
export function standInsFor(
  addresses: readonly string[],
  origins: Readonly<Record<string, string>>,
): readonly string[] {
  if (addresses.length > 0 && !Object.values(origins).every(isOfThisMachine))
    throw new Error('BROWSER_STAND_INS is for shops on localhost alone: SITE_ORIGINS has another host.');
  for (const address of addresses)
    if (!isOfThisMachine(address))
      throw new Error('BROWSER_STAND_INS has a script of another host than localhost.');
  return addresses;
}

const isOfThisMachine = (address: string): boolean => {
  const { hostname = '' } = URL.parse(address) ?? {};
  return hostname === '127.0.0.1' || hostname === 'localhost' || hostname.endsWith('.localhost');
};
