import 'server-only';
import { print } from 'graphql';
import { headers } from 'next/headers';
import { GetPaymentGateDocument, type GetPaymentGateQuery } from '#gql/graphql.ts';
import { isCartPageFailure } from '#features/cart/cart-page-message.ts';
import { config } from '#lib/config.ts';
import { stepBeforePayment, type EarlierStep } from '../payment-gate.ts';

const TIMEOUT_MS = 3_000;
const QUERY = print(GetPaymentGateDocument);

type Reply = { data?: GetPaymentGateQuery | null; errors?: { extensions?: { code?: string } }[] };

/**
 * BH-02 on the server: asks about the bag as the shopper, by their cookie and with no credential of ours. Where the graph
 * does not answer the page is shown, and says in the browser what is the matter.
 */
export async function earlierStep(): Promise<EarlierStep | undefined> {
  const shopper = await headers();
  try {
    const response = await fetch(`${config().gatewayUrl}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': shopper.get('host') ?? '',
        cookie: shopper.get('cookie') ?? '',
      },
      body: JSON.stringify({ query: QUERY }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data, errors } = (await response.json()) as Reply;
    if (data?.cart) return stepBeforePayment(data.cart);
    return isCartPageFailure(errors?.[0]?.extensions?.code) ? '/checkout/cart' : undefined;
  } catch {
    return undefined;
  }
}
