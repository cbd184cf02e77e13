import { createEventForwarder } from '#features/measuring/server/forward-events.ts';
import { userTypeOf } from '#features/measuring/server/user-type-of.ts';
import { previewOf } from '#features/preview/server/preview-of.ts';
import { analyticsStore } from '#lib/analytics.ts';
import { config, originOfSite } from '#lib/config.ts';
import { logWarning } from '#lib/log.ts';
import { siteForHost } from '#lib/sites.ts';

let forward: ReturnType<typeof createEventForwarder> | undefined;

/** What pages measured of visitors who agree to statistics (docs/analytics.md). */
export async function POST(request: Request): Promise<Response> {
  forward ??= createEventForwarder({
    ...{ url: config().analyticsUrl, send: fetch, now: Date.now, log: logWarning, userTypeOf },
    isPreview: (headers) => previewOf(headers) !== null,
    shopOf: (headers) => {
      const site = siteForHost(headers.get('host'), config().siteHosts);
      return { origin: originOfSite(site), store: analyticsStore(site) };
    },
  });
  const status = await forward(request);
  return new Response(null, { status, headers: { 'cache-control': 'private, no-store' } });
}
