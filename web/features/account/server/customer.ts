import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { GetCustomerDocument, type CustomerFragment } from '#gql/graphql.ts';
import { queryAsShopper } from '#lib/gateway.ts';
import { GraphClientError } from '#lib/graph-error.ts';
import { withReturnPath } from '#lib/routing/return-path.ts';

export type Customer = CustomerFragment;

type CustomerAnswer = { kind: 'customer'; customer: Customer } | { kind: 'guest' } | { kind: 'unanswered' };

/** The current customer, fetched once per request. `unanswered`: the call failed. */
const currentCustomer = cache(async (): Promise<CustomerAnswer> => {
  const request = await headers();
  try {
    const { user } = await queryAsShopper(request, GetCustomerDocument, {});
    return user ? { kind: 'customer', customer: user } : { kind: 'guest' };
  } catch (error) {
    const hasExpired = error instanceof GraphClientError && error.code === 'SessionExpiredError';
    return hasExpired ? { kind: 'guest' } : { kind: 'unanswered' };
  }
});

/** RT-05: the signed-in customer, or a redirect to sign-in that returns to `path`; undefined when the call fails. */
export async function signedInCustomer(path: string): Promise<Customer | undefined> {
  const answer = await currentCustomer();
  if (answer.kind === 'guest') redirect(withReturnPath('/login', path));
  return answer.kind === 'customer' ? answer.customer : undefined;
}

/** The signed-in customer, for a page that guests have too; undefined for a guest, and when the call fails. */
export async function knownCustomer(): Promise<Customer | undefined> {
  const answer = await currentCustomer();
  return answer.kind === 'customer' ? answer.customer : undefined;
}
