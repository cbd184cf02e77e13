import { CountViewedTogetherDocument } from '#gql/graphql.ts';
import { isPreview } from '#features/preview/server/preview-of.ts';
import { createViewedCounter } from '#features/recommendations/server/count-viewed.ts';
import { queryAsShopper } from '#lib/gateway.ts';
import { logWarning } from '#lib/log.ts';

const count = createViewedCounter({
  now: Date.now,
  isPreview,
  count: (headers, input) => queryAsShopper(headers, CountViewedTogetherDocument, { input }),
  log: logWarning,
});

/** QY-09: two products that were looked at one after the other. */
export async function POST(request: Request): Promise<Response> {
  return new Response(null, { status: await count(request), headers: { 'cache-control': 'no-store' } });
}
