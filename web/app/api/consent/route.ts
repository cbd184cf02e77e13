import type { NextRequest } from 'next/server';
import { consentSetCookie, type Consent } from '#features/consent/consent-cookie.ts';
import { agreedTo, answerIn } from '#features/consent/server/answer.ts';
import { expiredCookies } from '#features/consent/server/expired-cookies.ts';
import { refusals } from '#features/consent/server/refusals.ts';
import { returnTo } from '#features/consent/server/return-to.ts';
import { storeAnswer } from '#features/consent/server/store-answer.ts';
import { NOT_SAVED, SETTINGS_PATH } from '#features/consent/settings-path.ts';
import { boundedBody } from '#lib/bounded-body.ts';
import { isForeign } from '#lib/is-foreign.ts';

/** Bytes. */
const BODY_LIMIT = 1_000;

/**
 * BH-07: an answer about cookies, of the dialog's script or of a plain form, which is led back to its page. Consent is
 * in force only with its proof; a refusal is in force in any case, and its proof is tried again until it is stored. A page of another release may have shown another text: the answer is kept for
 * that one, and pages of this release ask again.
 */
export async function POST(request: NextRequest): Promise<Response> {
  // A form of another site must not answer for the visitor.
  if (isForeign(request.headers)) return new Response(null, { status: 403 });
  const body = await boundedBody(request, BODY_LIMIT);
  const cookies = request.headers.get('cookie');
  const form = body && new URLSearchParams(new TextDecoder().decode(body));
  const consent = form && answerIn(form, { text: request.nextUrl.searchParams.get('text'), cookies });
  if (!consent) return new Response(null, { status: 400 });
  const isStored = await storeAnswer(request.headers, consent);
  const isInForce = isStored || consent.categories.length === 1;
  if (isInForce && !isStored) refusals.keep(request.headers, consent);
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (isInForce) setCookies(headers, { consent, isProven: isStored }, request.headers);
  if (request.headers.get('accept') === 'application/json')
    return new Response(null, { status: isInForce ? 204 : 503, headers });
  const page = returnTo(request.headers.get('referer'), request.headers.get('host'));
  headers.set('location', isInForce ? page : `${SETTINGS_PATH}#${NOT_SAVED}`);
  return new Response(null, { status: 303, headers });
}

function setCookies(
  headers: Headers,
  { consent, isProven }: { consent: Consent; isProven: boolean },
  request: Headers,
): void {
  const isSecure = request.get('x-forwarded-proto') === 'https';
  headers.append('set-cookie', consentSetCookie(consent, { isSecure, isProven }));
  const sent = { cookies: request.get('cookie'), host: request.get('host') };
  for (const cookie of expiredCookies(sent, agreedTo(consent))) headers.append('set-cookie', cookie);
}
