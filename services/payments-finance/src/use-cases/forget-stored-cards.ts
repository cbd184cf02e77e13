import { sweepEach } from '@loupe/database/sweep-each';
import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Logger } from '@loupe/telemetry/logger';
import { pauseAfter } from '../domain/payment/reversal-schedule.ts';
import type { PaymentMethod } from '../domain/payment/payment.ts';
import type { ClaimedCard, StoredCards } from './ports/hold-store.ts';
import type { TenderProvider } from './ports/tender-provider.ts';

export const STORED_CARDS_AT_ONCE = 50;
/** Until it is seen again whether the order has ended; its last settlement makes that sooner. */
const LOOK_AGAIN_SECONDS = 86_400;

interface ForgetStoredCardsPorts {
  readonly storedCards: StoredCards;
  readonly providers: Readonly<Partial<Record<PaymentMethod, Pick<TenderProvider, 'forget'>>>>;
  readonly logger: Logger;
}

/** Deletes the tokens of orders that have ended, at the provider first. @returns how many it looked at */
export async function forgetStoredCards({
  storedCards,
  providers,
  logger,
}: ForgetStoredCardsPorts): Promise<number> {
  const claimed = await storedCards.claim(STORED_CARDS_AT_ONCE);
  await sweepEach(claimed, async (card) => {
    if (!card.isOver) return storedCards.postpone(card.tenderId, LOOK_AGAIN_SECONDS, false);
    if (await forget(providers, card)) return storedCards.remove(card.tenderId);
    logger.warn({ tenderId: card.tenderId, attempts: card.attempts }, 'stored card not deleted yet');
    return storedCards.postpone(card.tenderId, pauseAfter(card.attempts + 1), true);
  });
  return claimed.length;
}

/** @throws Error where the method stores no cards: the row stays and is seen in the metrics */
async function forget(providers: ForgetStoredCardsPorts['providers'], { method, storedCard }: ClaimedCard) {
  const provider = providers[method];
  if (provider?.forget === undefined) throw new Error(`${method} stores no cards.`);
  return provider.forget(storedCard, TIME_OUTS.cardProviderAfterwards.timeoutMs);
}
