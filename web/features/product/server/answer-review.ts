import 'server-only';
import { NextRequest } from 'next/server';
import { boundedBody } from '#lib/bounded-body.ts';
import { isForeign } from '#lib/is-foreign.ts';
import { passToGateway } from '#lib/pass-to-gateway.ts';
import { DRAFT_PAGE, draftCookies } from '../review-cookies.ts';
import type { ReviewDraft } from '../review-draft.ts';

/** Bytes: several times a review that is taken. */
const BODY_LIMIT = 50_000;
const CODE = /^[A-Z\d]{1,20}$/i;
const FAILED = 'We could not take your review just now. Please send it again in a few minutes.';

type Refusal = { message?: string; field?: string };

/**
 * The answer to the form of a review, of a browser with or without script: back to the piece when it is taken; otherwise to the form again,
 * with the reason and everything that was typed. Either is a redirect, so that no reload sends the review again.
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
    method: 'POST',
    headers,
    body: typed.toString(),
  });
  const reply = await passToGateway(passed);
  const refused =
    reply.status === 202
      ? null
      : draftOf(productCode, typed, (await reply.json().catch(() => ({}))) as Refusal);
  const location = refused === null ? `/${productCode}/review/p#review-taken` : DRAFT_PAGE;
  const to = new Headers({ location, 'cache-control': 'no-store' });
  const isSecure = request.headers.get('x-forwarded-proto') === 'https';
  for (const cookie of [...reply.headers.getSetCookie(), ...draftCookies(refused, { isSecure })])
    to.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers: to });
}

function draftOf(productCode: string, typed: URLSearchParams, { message, field }: Refusal): ReviewDraft {
  const text = (name: string) => typed.get(name) ?? '';
  return {
    productCode,
    rating: text('rating'),
    title: text('title'),
    text: text('text'),
    nickname: text('nickname'),
    field: field ?? null,
    message: message ?? FAILED,
  };
}
