import { SETTINGS_PATH } from '../settings-path.ts';

/** The page of this shop that a form was sent from; the settings page when the browser does not tell. */
export function returnTo(referer: string | null, host: string | null): string {
  const from = referer === null ? null : URL.parse(referer);
  if (from === null || from.host !== host) return SETTINGS_PATH;
  // A path with two slashes would be read as another host.
  return `/${from.pathname.replace(/^\/+/, '')}${from.search}`;
}
