/** The value of a cookie in a `cookie` header or in `document.cookie`. */
export function cookieValue(header: string | null, name: string): string | undefined {
  const start = `${name}=`;
  return header
    ?.split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

/** The gateway's session cookie: over HTTPS, over HTTPS for the domain of a shop whose graph has a host of its own, and over plain HTTP. Only the gateway reads its value and sets it. */
const SESSION = /(?:^|;\s*)(?:__Host-|__Secure-)?session=./;

/**
 * Whether a request has a session. Without one there is neither bag nor list, so a page requests none: the gateway
 * would open a session, whose cookie could not be set once the response has started.
 */
export const namesSession = (request: Headers): boolean => SESSION.test(request.get('cookie') ?? '');
