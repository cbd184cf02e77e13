import type { Logger } from '@loupe/telemetry/logger';
import { holdSeconds } from '../domain/payment/hold-terms.ts';
import { judgeAuthorisation } from '../domain/payment/judge-authorisation.ts';
import type { SettlementAnswer } from '../domain/settlement/judge-settlement.ts';
import type { StoredCards } from './ports/hold-store.ts';
import { providerOf } from './ports/providers.ts';
import type { SettledOrder, SettlementProviders } from './ports/settlement-store.ts';
import type { RenewalOrder } from './ports/tender-provider.ts';

interface RenewHoldPorts {
  readonly providers: SettlementProviders;
  readonly storedCards: Pick<StoredCards, 'find'>;
  readonly logger: Logger;
}

/** Requests a new hold, or the longer life of this one, by the terms of its provider. */
export async function renewHold(
  { providers, storedCards, logger }: RenewHoldPorts,
  order: Omit<RenewalOrder, 'storedCard'>,
  { tender }: SettledOrder,
  timeoutMs: number,
): Promise<SettlementAnswer> {
  if (tender === undefined) throw new Error(`${order.reference} has no tender to renew.`);
  const provider = providerOf(providers, tender.method);
  const { hold: terms } = provider.capabilities;
  const storedCard = terms?.byStoredCard ? await storedCards.find(tender.id) : undefined;
  // The card was deleted meanwhile: the order has ended, or it is too old.
  const isUsable = !terms?.byStoredCard || (storedCard?.networkTransactionId ?? '') !== '';
  if (provider.renew === undefined || !isUsable) {
    return { kind: 'refused', reason: 'not-renewable' };
  }
  const answer = await provider.renew({ ...order, storedCard }, timeoutMs);
  const heldSeconds = holdSeconds(terms, tender.scheme, true);
  if (answer.kind === 'extended') {
    return { kind: 'done', providerId: order.authorisationId, renewed: { heldSeconds, isSame: true } };
  }
  const verdict = judgeAuthorisation(order.amount, answer);
  switch (verdict.tender) {
    case 'unknown':
      return { kind: 'no-answer' };
    case 'declined':
      logger.warn({ tenderId: tender.id, reason: verdict.reason }, 'renewal declined');
      return answer.kind === 'not-sent' ? { kind: 'not-worked-on' } : { kind: 'refused', reason: 'declined' };
    case 'held':
      return 'reason' in verdict
        ? { kind: 'not-accepted', reason: 'declined', minorUnits: verdict.held.minorUnits }
        : { kind: 'done', providerId: verdict.providerId, renewed: { heldSeconds } };
  }
}
