import 'server-only';
import { IsAuthorizedDocument } from '#gql/graphql.ts';
import { queryAsShopper } from '#lib/gateway.ts';
import { GraphClientError } from '#lib/graph-error.ts';

/** Whether a request comes of somebody signed in. Where nobody can say it counts as such, and the page itself says so. */
export async function isSignedIn(request: Headers): Promise<boolean> {
  try {
    return (await queryAsShopper(request, IsAuthorizedDocument, {})).isAuthorized;
  } catch (error) {
    return !(error instanceof GraphClientError && error.code === 'SessionExpiredError');
  }
}
