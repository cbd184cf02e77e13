import { json, Router } from 'express';
import { z } from 'zod';
import { networkOf } from '../cards/card-networks.ts';
import { passesLuhn } from '../cards/luhn.ts';
import { sealToken, type WalletKeys } from './payment-token.ts';

const NETWORKS = { VISA: 'Visa', MASTERCARD: 'MasterCard', AMEX: 'AmEx', MAESTRO: 'Maestro' } as const;
type Network = keyof typeof NETWORKS;

const order = z.object({
  number: z.string().transform((text) => text.replaceAll(/\s/g, '')),
  pence: z.number().int().positive(),
});

/** In place of the shopper's device: a payment token of a test card, as the sheet gives it to the page. The vendor has nothing like it. */
export function walletRoutes({ wallet }: { readonly wallet: WalletKeys }): Router {
  const router = Router();
  router.post('/control/wallet-tokens', json({ limit: '16kb' }), (request, response) => {
    const asked = order.safeParse(request.body);
    const network = asked.success && networkOf(asked.data.number, Object.keys(NETWORKS));
    if (!asked.success || !network || !passesLuhn(asked.data.number)) {
      response
        .status(400)
        .json({ message: 'number is that of a card of the wallet, and pence what it pays.' });
      return;
    }
    const { number: applicationPrimaryAccountNumber, pence: transactionAmount } = asked.data;
    const scheme = NETWORKS[network.network as Network];
    const paymentData = sealToken(
      { applicationPrimaryAccountNumber, currencyCode: '826', transactionAmount },
      wallet,
    );
    response.status(201).json({
      paymentData,
      paymentMethod: {
        displayName: `${scheme} ${applicationPrimaryAccountNumber.slice(-4)}`,
        network: scheme,
        type: 'debit',
      },
      transactionIdentifier: paymentData.header.transactionId,
    });
  });
  return router;
}
