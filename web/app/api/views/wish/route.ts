import { wishSetCookies } from '#features/measuring/not-counted.ts';
import { SETTINGS_PATH } from '#features/consent/settings-path.ts';
import { boundedBody } from '#lib/bounded-body.ts';
import { graphCookieDomain } from '#lib/graph-cookie-domain.ts';
import { isForeign } from '#lib/is-foreign.ts';

/** Bytes. */
const BODY_LIMIT = 1_000;
/** Messages of the settings page. */
const SAID: Readonly<Record<string, string>> = { off: 'not-counted', on: 'counted' };

/** A visitor's wish not to be counted, or to be again: a form that needs no script. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  // A form of another site must not answer for the visitor.
  if (isForeign(headers)) return new Response(null, { status: 403 });
  const body = await boundedBody(request, BODY_LIMIT);
  const choice = new URLSearchParams(new TextDecoder().decode(body)).get('choice') ?? '';
  const said = SAID[choice];
  if (said === undefined) return new Response(null, { status: 400 });
  const isSecure = headers.get('x-forwarded-proto') === 'https';
  const answer = new Headers({
    location: `${SETTINGS_PATH}#${said}`,
    'cache-control': 'private, no-store',
  });
  for (const cookie of wishSetCookies(choice === 'on', { isSecure, domain: graphCookieDomain(headers) }))
    answer.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers: answer });
}
