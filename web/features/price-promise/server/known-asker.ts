import 'server-only';
import { headers } from 'next/headers';
import { typedPromise, type TypedPromise } from '../typed-promise.ts';

/** Of the signed-in customer. */
interface Account {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** What the form is filled with: what was typed before it was refused; otherwise what a customer's account knows. */
export async function knownAsker(
  account: () => Promise<Account | undefined>,
): Promise<Partial<TypedPromise>> {
  const typed = typedPromise.ofCookies((await headers()).get('cookie'));
  if (typed !== null) return typed;
  const customer = await account();
  return customer === undefined
    ? {}
    : { name: `${customer.firstName} ${customer.lastName}`, email: customer.email };
}
