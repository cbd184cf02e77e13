import { wishSetCookie } from '#features/measuring/not-counted.ts';
import { SETTINGS_PATH } from '#features/consent/settings-path.ts';
import { boundedBody } from '#lib/bounded-body.ts';
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
  return new Response(null, {
    status: 303,
    headers: {
      location: `${SETTINGS_PATH}#${said}`,
      'set-cookie': wishSetCookie(choice === 'on', { isSecure }),
      'cache-control': 'private, no-store',
    },
  });
}
