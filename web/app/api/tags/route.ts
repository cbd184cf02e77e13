import { containerFor } from '#features/measuring/server/tags-answer.ts';
import { isPreview } from '#features/preview/server/preview-of.ts';
import { config } from '#lib/config.ts';

const HEADERS = { 'cache-control': 'private, no-store' };

/** IN-05: the tag manager's container for a visitor who may have it; 204 for all others. */
export function GET({ headers }: Request): Response {
  const src = containerFor({ url: config().tags.url, isPreview }, headers);
  return src === null
    ? new Response(null, { status: 204, headers: HEADERS })
    : Response.json({ src }, { headers: HEADERS });
}
