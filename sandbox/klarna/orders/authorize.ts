import type { Handling } from '../handling.ts';
import type { AuthorizationEntry, SessionEntry } from '../ledger/entries.ts';
import type { Person } from '../people.ts';
import { address } from '../sessions/shape.ts';

/** What the shop's page gave with the purchase: the addresses, which may not be sent before the shopper has chosen to pay this way. */
export function readDetails(text: string): object | undefined {
  try {
    const { billing_address: billing, shipping_address: shipping } = JSON.parse(text) as Record<
      string,
      unknown
    >;
    return {
      billing_address: address.parse(billing),
      ...(shipping === undefined ? {} : { shipping_address: address.parse(shipping) }),
    };
  } catch {
    return undefined;
  }
}

/** The vendor agrees to a purchase, and tells the merchant's server as well as its page. */
export async function authorize(
  { id: sessionId, body }: SessionEntry,
  person: Person,
  details: object,
  { ledger, now, newId, callbacks }: Handling,
): Promise<AuthorizationEntry> {
  const authorization: AuthorizationEntry = {
    kind: 'authorization',
    id: newId(),
    at: now().toISOString(),
    sessionId,
    personId: person.id,
    body: { ...body, ...details },
  };
  await ledger.append(authorization);
  callbacks.tell(body.merchant_urls?.authorization, {
    authorization_token: authorization.id,
    session_id: sessionId,
    merchant_reference1: body.merchant_reference1,
    merchant_reference2: body.merchant_reference2,
  });
  return authorization;
}
