import type { NextRequest } from 'next/server';
import type { OpenStates } from '#features/stores/open-states.ts';
import { OpenStatesDocument } from '#gql/graphql.ts';
import { config } from '#lib/config.ts';
import { queryGateway } from '#lib/gateway.ts';
import { siteForHost } from '#lib/sites.ts';

/** Which stores of the shop are open now, never cached; a few kilobytes for all stores. */
export async function GET(request: NextRequest): Promise<Response> {
  const site = siteForHost(request.headers.get('host'), config().siteHosts);
  try {
    const { stores } = await queryGateway(site, OpenStatesDocument, {});
    const states: OpenStates = Object.fromEntries(
      stores.stores.map(({ store }) => [store.channelUrlCode, [store.isOpen, store.openState]]),
    );
    return Response.json(states, { headers: { 'cache-control': 'no-store' } });
  } catch {
    return Response.json(null, { status: 502 });
  }
}
