import { createReceiver } from '#features/content/receive-report.ts';
import { log } from '#lib/log.ts';

const receive = createReceiver({ log, now: Date.now });

/** IN-01: what a page reports about content that it could not show. */
export async function POST(request: Request): Promise<Response> {
  return new Response(null, { status: await receive(request), headers: { 'cache-control': 'no-store' } });
}
