import { createReceiver } from '#features/content/receive-report.ts';
import { log } from '#lib/log.ts';
import { correlationOf, problem } from '#lib/problem.ts';

/** Of a report that is not taken, by its status (RE-09). */
const REFUSED: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['ValidationError', 'This is no report.'],
  403: ['FORBIDDEN', 'The request must come from a page of this shop.'],
  413: ['BAD_REQUEST', 'The report is too large.'],
  429: ['TooManyAttemptsError', 'There are too many reports.'],
};

const receive = createReceiver({ log, now: Date.now });

/** IN-01: what a page reports about content that it could not show. */
export async function POST(request: Request): Promise<Response> {
  const status = await receive(request);
  const [code, message] = REFUSED[status] ?? [];
  return code === undefined || message === undefined
    ? new Response(null, { status, headers: { 'cache-control': 'no-store' } })
    : problem({ status, code, message }, correlationOf(request));
}
