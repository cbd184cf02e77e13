import 'server-only';
import { headers } from 'next/headers';
import type { Prepared } from '../shopper-reservation.ts';
import { typedOfCookies, type Typed } from '../typed-cookie.ts';

/** Of the signed-in customer. */
type Account = Omit<Typed, 'phone'> & { readonly mobileNumber: string | null };

/** What the form of a request is filled with: what was typed before it was refused; otherwise what a customer's account knows. */
export async function knownContact(
  request: Prepared | null,
  account: () => Promise<Account | undefined>,
): Promise<Partial<Typed>> {
  if (request === null) return {};
  const typed = typedOfCookies((await headers()).get('cookie'));
  if (typed !== null || request.needsConfirmation) return typed ?? {};
  const customer = await account();
  if (customer === undefined) return {};
  const { firstName, lastName, email, mobileNumber } = customer;
  return { firstName, lastName, email, phone: mobileNumber ?? '' };
}
