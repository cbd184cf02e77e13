import { storesCard } from '../domain/payment/hold-terms.ts';
import type { DeclineReason } from '../domain/payment/decline-reason.ts';
import type { AuthorisationAnswer } from '../domain/payment/judge-authorisation.ts';
import { openTender, written } from './attempt.ts';
import type { Attempt, AttemptPorts } from './attempt.ts';
import { isTooLate, providerOf, timeLeft } from './ports/providers.ts';
import type { Preparation, TenderOrder } from './ports/tender-provider.ts';

export type Grounds = Omit<Extract<Preparation, { kind: 'ready' }>, 'kind'>;

export type Sent =
  /** Not stored yet: the tender is `sent`. */
  | { readonly kind: 'answered'; readonly attempt: Attempt; readonly answer: AuthorisationAnswer }
  | { readonly kind: 'unsent'; readonly reason: DeclineReason }
  /** A cancel or another call changed the payment first. */
  | { readonly kind: 'overtaken' };

/**
 * Requests the authorisation once. `→ sent` is the last check of the tombstone, and of an authentication that was used for another
 * tender; if the call fails after it, the sweeper finds the tender and reverses it.
 */
export async function sendTender(
  ports: AttemptPorts,
  before: Attempt,
  { evidence, authenticationId, exemption }: Grounds,
): Promise<Sent> {
  const { payments, providers, now, logger } = ports;
  const { id: tenderId, method } = before.tender;
  if (isTooLate(before, now)) return { kind: 'unsent', reason: 'provider-unavailable' };
  const open = await payments.markSent(openTender(before), { authenticationId, exemption });
  if (open === undefined) return { kind: 'overtaken' };
  if (open === 'replayed') {
    logger.error({ tenderId }, 'authentication refused: it was used for another tender');
    return { kind: 'unsent', reason: 'authentication-failed' };
  }

  const attempt = written(before, open, { state: 'sent' });
  if (exemption !== undefined) logger.info({ tenderId, exemption }, 'exemption from authentication claimed');
  const order = {
    ...tenderOrder(ports, attempt),
    ...(evidence === undefined ? {} : { evidence }),
    ...(exemption === undefined ? {} : { exemption }),
    ...(authenticationId === undefined ? {} : { authenticationId }),
  };
  const answer = await providerOf(providers, method).authorise(order, timeLeft(attempt, now));
  return { kind: 'answered', attempt, answer };
}

/** The current tender as its provider needs it, before the authorisation and for it. */
export function tenderOrder(
  { providers, now }: Pick<AttemptPorts, 'providers' | 'now'>,
  { tender, reference, billTo, promisedDay }: Attempt,
): Omit<TenderOrder, 'owner' | 'browser' | 'content'> {
  const { details, verified, amount, merchantTransactionId, method, cardType: scheme } = tender;
  const { hold } = providerOf(providers, method).capabilities;
  return {
    details,
    verified,
    amount,
    merchantTransactionId,
    reference,
    billTo,
    // Whether the hold of this tender has to be renewed later, for which the provider needs a token of the card.
    storesCard: storesCard(hold, { scheme, promisedDay }, now()),
  };
}
