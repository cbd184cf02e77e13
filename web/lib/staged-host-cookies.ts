import { keyFor, seal } from './signed.ts';
import { isStagedHost, type SiteKey } from './sites.ts';

/** A call is over sooner. */
const SECONDS = 60;

export type StagedHostRules = {
  readonly siteHosts: ReadonlyMap<string, SiteKey>;
  readonly webCredential: () => string;
};

/**
 * A shopper's cookies as web passes them to the gateway. On a staged host (RT-23) a seal of web's is before them, like an editor's: anybody
 * can claim a forwarded host, so the gateway takes web's word for it only with a seal.
 * @param now milliseconds since 1970; read on a staged host only, since a page of visitors may be prerendered up to this call
 */
export function cookiesPassedOn(
  request: Headers,
  { siteHosts, webCredential }: StagedHostRules,
  now: () => number,
): string | null {
  const cookies = request.get('cookie');
  if (!isStagedHost(request.get('host'), siteHosts)) return cookies;
  const expires = Math.floor(now() / 1_000) + SECONDS;
  const own = `preview=${seal({}, expires, keyFor('loupe preview', webCredential()))}`;
  return cookies === null ? own : `${own}; ${cookies}`;
}
