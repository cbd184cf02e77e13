import 'server-only';
import { headers } from 'next/headers';
import { AccountApplicationsDocument, type AccountApplicationsQuery } from '#gql/graphql.ts';
import { queryAsShopper } from '#lib/gateway.ts';

/** The customer's open applications; undefined when the call fails. */
export async function accountApplications(): Promise<AccountApplicationsQuery | undefined> {
  const request = await headers();
  try {
    return await queryAsShopper(request, AccountApplicationsDocument, {});
  } catch {
    return undefined;
  }
}
