import 'server-only';
import { NextRequest } from 'next/server';
import { boundedBody } from '#lib/bounded-body.ts';
import { config } from '#lib/config.ts';
import { isForeign } from '#lib/is-foreign.ts';
import { passToGateway } from '#lib/pass-to-gateway.ts';
import { DRAFT_HEADER, writeDraft, type ReviewDraft } from '../review-draft.ts';

/** Bytes: several times a review that is taken. */
const BODY_LIMIT = 50_000;
const PAGE = '/write-review';
const CODE = /^[A-Z\d]{1,20}$/i;
const FAILED = 'We could not take your review just now. Please send it again in a few minutes.';
/** The host says which shop it is. */
const PASSED_ON = ['host', 'cookie', 'x-forwarded-for', 'x-forwarded-proto', 'user-agent'];
const PASSED_BACK = ['content-type', 'content-security-policy', 'x-content-type-options', 'referrer-policy'];

type Refusal = { message?: string; field?: string };

/**
 * The answer to the form of a review, of a browser with or without script: back to the piece when it is taken; otherwise the form again,
 * with the reason and everything that was typed.
 */
export async function answerReview(request: NextRequest): Promise<Response> {
  if (isForeign(request.headers)) return new Response(null, { status: 403 });
  const body = await boundedBody(request, BODY_LIMIT);
  const typed = new URLSearchParams(body === undefined ? '' : new TextDecoder().decode(body));
  const productCode = typed.get('productCode') ?? '';
  if (!CODE.test(productCode)) return new Response(null, { status: 400 });
  const headers = new Headers(request.headers);
  headers.set('accept', 'application/json');
  headers.delete('content-length');
  const passed = new NextRequest(new URL('/writeReview', request.url), {
    ...{ method: 'POST', headers, body: typed.toString() },
  });
  const reply = await passToGateway(passed);
  const cookies = reply.headers.getSetCookie();
  if (reply.status === 202) {
    const to = new Headers({
      location: `/${productCode}/review/p#review-taken`,
      'cache-control': 'no-store',
    });
    for (const cookie of cookies) to.append('set-cookie', cookie);
    return new Response(null, { status: 303, headers: to });
  }
  const refusal = (await reply.json().catch(() => ({}))) as Refusal;
  return shownAgain(request, draftOf(productCode, typed, refusal), reply.status, cookies);
}

function draftOf(productCode: string, typed: URLSearchParams, { message, field }: Refusal): ReviewDraft {
  const text = (name: string) => typed.get(name) ?? '';
  return {
    ...{ productCode, rating: text('rating'), title: text('title') },
    ...{ text: text('text'), nickname: text('nickname') },
    ...{ field: field ?? null, message: message ?? FAILED },
  };
}

/** The page of the form, which this process renders; it is told the review by a header, for an address is kept in logs. */
async function shownAgain(
  request: NextRequest,
  draft: ReviewDraft,
  status: number,
  cookies: readonly string[],
): Promise<Response> {
  const headers: Record<string, string> = { [DRAFT_HEADER]: writeDraft(draft) };
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const page = await fetch(`http://127.0.0.1:${config().port}${PAGE}`, { headers, redirect: 'manual' });
  const shown = new Headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  for (const name of PASSED_BACK) {
    const value = page.headers.get(name);
    if (value !== null) shown.set(name, value);
  }
  for (const cookie of cookies) shown.append('set-cookie', cookie);
  return new Response(page.body, { status: page.ok ? status : 502, headers: shown });
}
