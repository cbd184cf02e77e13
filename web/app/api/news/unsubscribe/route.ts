import type { NextRequest } from 'next/server';
import { answerNews } from '#features/news-by-email/server/answer-news.ts';
import { boundedBody } from '#lib/bounded-body.ts';

/** Bytes. */
const BODY_LIMIT = 1_000;
const STATUS = { no: 200, yes: 200, unknown: 404, failed: 503 } as const;

/**
 * RFC 8058: a mail program withdraws for its user, by a POST without cookies, origin and redirect. What its form says is of no account: the
 * address of the header names mailbox and list. A GET is answered 405 and changes nothing, since mail scanners open links.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const token = request.nextUrl.searchParams.get('token');
  if (!token) return new Response(null, { status: 400 });
  const body = await boundedBody(request, BODY_LIMIT);
  if (body === undefined) return new Response(null, { status: 413 });
  const status = STATUS[await answerNews(request.headers, token, false)];
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
