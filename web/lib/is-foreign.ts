/** Whether another site sent this request; browsers that do not send `sec-fetch-site` send `origin`. */
export function isForeign(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin';
  const origin = headers.get('origin');
  return origin === null || URL.parse(origin)?.host !== headers.get('host');
}
