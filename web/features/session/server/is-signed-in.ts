import 'server-only';
import { IsAuthorizedDocument } from '#gql/graphql.ts';
import { queryAsShopper } from '#lib/gateway.ts';
import { GraphClientError } from '#lib/graph-error.ts';

/**
 * Whether a request is from a signed-in visitor. When the call fails it counts as such, and the page reports the
 * failure.
 */
export async function isSignedIn(request: Headers): Promise<boolean> {
  try {
    return (await queryAsShopper(request, IsAuthorizedDocument, {})).isAuthorized;
  } catch (error) {
    return !(error instanceof GraphClientError && error.code === 'SessionExpiredError');
  }
}
