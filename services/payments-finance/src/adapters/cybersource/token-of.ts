/** @throws Error for details of another method, which were not verified here */
export function tokenOf(details: object): string {
  if (!('transientToken' in details)) throw new Error('A card tender has no token.');
  return String(details.transientToken);
}
