import 'server-only';
import { analyticsStore } from '#lib/analytics.ts';
import { config, originOfSite } from '#lib/config.ts';
import { logWarning } from '#lib/log.ts';
import { siteForHost } from '#lib/sites.ts';
import type { EventPorts } from './forward-events.ts';
import { userTypeOf } from './user-type-of.ts';

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
