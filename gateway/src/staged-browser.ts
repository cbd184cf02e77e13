import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import { askedName } from './asked-host.ts';
import type { KeySet } from '@loupe/subgraph-server/key-set';
import type { Site } from '@loupe/contracts/sites';

/** As web names the cookie, and the purpose of the key it signs with. A contract test opens what web has sealed. */
const COOKIE = 'preview';
const PURPOSE = 'loupe preview';

export interface StagedOptions {
  /** Host to site, without ports; the first site is for hosts that are not listed. */
  readonly siteHosts: readonly (readonly [string, Site])[];
  /** Any of these authenticates web's server. */
  readonly webCredentials: () => KeySet<Buffer>;
  readonly now: () => Date;
}

/**
 * QY-17: whether a browser that asks for the staged shop may have it: it is on a staged host of ours, or web has sealed its preview: an
 * editor's, or one of a staged host that web passes on. Anybody else's header is ignored.
 */
export function isStagedBrowser(
  headers: IncomingHttpHeaders,
  { siteHosts, webCredentials, now }: StagedOptions,
): boolean {
  // Not as it was forwarded: the ingress routes by this one, and anybody can claim another.
  const host = askedName({ host: headers.host });
  if (host.includes('staged') && siteHosts.some(([listed]) => listed === host)) return true;
  const sealed = parseCookie(headers.cookie ?? '')[COOKIE] ?? '';
  const [payload = '', signature = '', ...more] = sealed.split('.');
  if (signature === '' || more.length > 0) return false;
  const credentials = [...webCredentials().accepted.values()];
  return (
    credentials.some((credential) => isSignedBy(credential, payload, signature)) && isOpen(payload, now())
  );
}

function isSignedBy(credential: Buffer, payload: string, signature: string): boolean {
  const key = createHmac('sha256', credential).update(PURPOSE).digest();
  const right = Buffer.from(createHmac('sha256', key).update(payload).digest('base64url'));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Whether it has not expired; what is signed is JSON of ours. */
function isOpen(payload: string, now: Date): boolean {
  const { expires } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { expires?: unknown };
  return typeof expires === 'number' && now.getTime() < 1_000 * expires;
}
