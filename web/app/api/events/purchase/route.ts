import { createPurchaseAnnouncer } from '#features/measuring/server/announce-purchase.ts';
import { eventPorts } from '#features/measuring/server/event-ports.ts';
import { beginOrder, endOrder } from '#features/measuring/server/order-to-announce.ts';
import { tellNetwork } from '#features/measuring/server/tell-network.ts';
import { isPreview } from '#features/preview/server/preview-of.ts';
import { config } from '#lib/config.ts';

let announce: ReturnType<typeof createPurchaseAnnouncer> | undefined;

/** ST-13: the order that a page shows, told to the collector of statistics and the advertising network once. */
export async function POST(request: Request): Promise<Response> {
  announce ??= createPurchaseAnnouncer({
    ...eventPorts(isPreview),
    ourHosts: [...config().siteHosts.keys()],
    beginOrder,
    endOrder,
    tellNetwork,
  });
  const told = await announce(request);
  const headers = { 'cache-control': 'private, no-store' };
  return typeof told === 'number'
    ? new Response(null, { status: told, headers })
    : Response.json(told.order, { status: told.status, headers });
}
