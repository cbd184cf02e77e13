import { startGivex } from './givex-sandbox.ts';
import { startKlarna } from './klarna-sandbox.ts';
import { startPayPal } from './paypal-sandbox.ts';

export type OtherProviders = Awaited<ReturnType<typeof startOtherProviders>>;

/** Every provider but that of cards: a command that compares the ledger with all reports asks each of them. */
export async function startOtherProviders() {
  const [giftCards, wallet, payLater] = await Promise.all([startGivex(), startPayPal(), startKlarna()]);
  return {
    /** Of a process of the service. */
    env: {
      GIVEX_URL: giftCards.primary,
      GIVEX_SECONDARY_URL: giftCards.secondary,
      PAYPAL_URL: wallet.url,
      KLARNA_URL: payLater.url,
    },
    stop: () => Promise.all([giftCards.stop(), wallet.stop(), payLater.stop()]),
  };
}
