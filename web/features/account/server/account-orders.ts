import 'server-only';
import { headers } from 'next/headers';
import { AccountOrdersDocument, type AccountOrdersQuery } from '#gql/graphql.ts';
import { queryAsShopper } from '#lib/gateway.ts';

/** A page of the customer's orders, newest first (QY-01); undefined when the call fails. @param page from 1 */
export async function accountOrders(page: number, pageSize: number): Promise<AccountOrdersQuery | undefined> {
  const request = await headers();
  const variables = { getOrders: { pageIndex: page - 1, pageSize } };
  try {
    return await queryAsShopper(request, AccountOrdersDocument, variables);
  } catch {
    return undefined;
  }
}
