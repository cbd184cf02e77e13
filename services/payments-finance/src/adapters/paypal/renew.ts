import type { AuthorisationAnswer } from '../../domain/payment/judge-authorisation.ts';
import type { RenewalOrder } from '../../use-cases/ports/tender-provider.ts';
import { authorizationAnswer } from './authorise.ts';
import type { Transport } from './transport.ts';
import { vendorMoney } from './vendor-money.ts';

/** POST /v2/payments/authorizations/{id}/reauthorize: another authorization in the place of the one that has ended. */
export async function renew(
  { authorisationId, merchantTransactionId, amount }: Omit<RenewalOrder, 'storedCard'>,
  timeoutMs: number,
  transport: Transport,
): Promise<AuthorisationAnswer> {
  return authorizationAnswer(
    await transport.call({
      method: 'POST',
      path: `/v2/payments/authorizations/${encodeURIComponent(authorisationId)}/reauthorize`,
      requestId: merchantTransactionId,
      body: { amount: vendorMoney(amount) },
      timeoutMs,
      spanName: 'paypal authorise again',
    }),
  );
}
