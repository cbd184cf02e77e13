import { createViewCounter } from '#features/measuring/server/count-view.ts';
import { startSums } from '#features/measuring/server/sent-counts.ts';
import { isPreview } from '#features/preview/server/preview-of.ts';
import { config } from '#lib/config.ts';
import { siteForHost } from '#lib/sites.ts';

let counter: ReturnType<typeof createViewCounter> | undefined;

function create(): ReturnType<typeof createViewCounter> {
  const sums = startSums();
  return createViewCounter({
    now: Date.now,
    isPreview,
    count: (headers, name, dim) => sums[siteForHost(headers.get('host'), config().siteHosts)].add(name, dim),
  });
}

/** A page that somebody looks at, counted by the shop itself without the visitor (ADR 110). */
export async function POST(request: Request): Promise<Response> {
  const status = await (counter ??= create())(request);
  return new Response(null, { status, headers: { 'cache-control': 'private, no-store' } });
}
