import 'server-only';
import { analyticsStore, analyticsUserType, type AnalyticsUserType } from '#lib/analytics.ts';
import { config, originOfSite } from '#lib/config.ts';
import { logWarning } from '#lib/log.ts';
import { siteForHost } from '#lib/sites.ts';
import { IsAuthorizedDocument } from '#gql/graphql.ts';
import { queryAsShopper } from '#lib/gateway.ts';
import { GraphClientError } from '#lib/graph-error.ts';
import { namesSession } from '#lib/cookie-value.ts';
import type { EventPorts } from './forward-events.ts';

/** What the routes of measuring use in the shop. @param isPreview whether a request is an editor's */
export const eventPorts = (isPreview: EventPorts['isPreview']): EventPorts => ({
  url: config().analyticsUrl,
  send: fetch,
  now: Date.now,
  log: logWarning,
  userTypeOf,
  isPreview,
  shopOf: (headers) => {
    const site = siteForHost(headers.get('host'), config().siteHosts);
    return { origin: originOfSite(site), store: analyticsStore(site) };
  },
});

/** EU-01: asked for each batch, because a browser's own memory of it may be out of date. Null when nobody can tell. */
async function userTypeOf(headers: Headers): Promise<AnalyticsUserType | null> {
  if (!namesSession(headers)) return analyticsUserType('Guest');
  try {
    const { isAuthorized } = await queryAsShopper(headers, IsAuthorizedDocument, {});
    return analyticsUserType(isAuthorized ? 'Registered' : 'Guest');
  } catch (error) {
    const hasEnded = error instanceof GraphClientError && error.code === 'SessionExpiredError';
    return hasEnded ? analyticsUserType('Guest') : null;
  }
}
