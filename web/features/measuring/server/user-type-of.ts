import 'server-only';
import { IsAuthorizedDocument } from '#gql/graphql.ts';
import { analyticsUserType, type AnalyticsUserType } from '#lib/analytics.ts';
import { queryAsShopper } from '#lib/gateway.ts';
import { GraphClientError } from '#lib/graph-error.ts';
import { namesSession } from '#lib/session-cookie.ts';

/** EU-01: asked for each batch, because a browser's own memory of it may be out of date. Null when nobody can tell. */
export async function userTypeOf(headers: Headers): Promise<AnalyticsUserType | null> {
  if (!namesSession(headers)) return analyticsUserType('Guest');
  try {
    const { isAuthorized } = await queryAsShopper(headers, IsAuthorizedDocument, {});
    return analyticsUserType(isAuthorized ? 'Registered' : 'Guest');
  } catch (error) {
    const hasEnded = error instanceof GraphClientError && error.code === 'SessionExpiredError';
    return hasEnded ? analyticsUserType('Guest') : null;
  }
}
