import { startGivex } from './givex-sandbox.ts';
import { startKlarna } from './klarna-sandbox.ts';
import { startPayPal } from './paypal-sandbox.ts';
import { startV12 } from './v12-sandbox.ts';

export type OtherProviders = Awaited<ReturnType<typeof startOtherProviders>>;

/** Every provider but that of cards: a command that compares the ledger with all reports asks each of them. */
export async function startOtherProviders() {
  const [giftCards, wallet, payLater, lender] = await Promise.all([
    ...([startGivex(), startPayPal(), startKlarna(), startV12()] as const),
  ]);
  return {
    /** Of a process of the service. */
    env: {
      GIVEX_URL: giftCards.primary,
      GIVEX_SECONDARY_URL: giftCards.secondary,
      PAYPAL_URL: wallet.url,
      KLARNA_URL: payLater.url,
      V12_URL: lender.url,
    },
    stop: () => Promise.all([giftCards.stop(), wallet.stop(), payLater.stop(), lender.stop()]),
  };
}
