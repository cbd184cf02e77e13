import { judgeAuthorisation } from '../domain/payment/judge-authorisation.ts';
import { storesCard } from '../domain/payment/hold-terms.ts';
import { advanced, openAt, tenderAt } from './attempt.ts';
import type { Attempt, AttemptDependencies, CurrentTender, Step } from './attempt.ts';
import { providerOf } from './ports/providers.ts';
import { declineUnsent, recordAnswer } from './record-answer.ts';
import type { Preparation } from './ports/tender-provider.ts';
import { isTooLate, timeLeft } from '../domain/payment/time-left.ts';

export interface Grounds extends Omit<Extract<Preparation, { kind: 'ready' }>, 'kind'> {
  /** The shopper can still act if the provider requires it. */
  readonly mayRestart: boolean;
}

export type Sent =
  | Step
  /** The shopper has to act first. The answer is not stored yet: the tender is still `sent`. */
  | { readonly kind: 'soft-declined'; readonly attempt: Attempt };

/**
 * Requests the authorisation once. `→ sent` is the last check of the tombstone; if the call fails after it, the sweeper
 * finds the tender and reverses it.
 *
 * @throws AuthenticationReplayedError before anything is sent
 */
export async function sendTender(
  before: Attempt,
  tender: CurrentTender,
  { evidence, authenticationId, exemption, mayRestart }: Grounds,
  deps: AttemptDependencies,
): Promise<Sent> {
  const { payments, providers, now, logger } = deps;
  const { position } = tender;
  if (isTooLate(before, now)) return declineUnsent(before, position, 'provider-unavailable', deps);
  const open = await payments.markSent(openAt(before, position), { authenticationId, exemption });
  if (open === undefined) return { kind: 'overtaken' };

  const attempt = advanced(before, position, open, { state: 'sent' });
  const { id: tenderId, method, amount } = tenderAt(attempt, position);
  if (exemption !== undefined) logger.info({ tenderId, exemption }, 'exemption from authentication claimed');
  const { reference, billTo } = attempt;
  const order = {
    ...{ ...tender, amount, reference, billTo, storesCard: asksForCard(attempt, position, deps) },
    ...(evidence === undefined ? {} : { evidence }),
    ...(exemption === undefined ? {} : { exemption }),
  };
  const answer = await providerOf(providers, method).authorise(order, timeLeft(attempt, now));
  if (answer.kind === 'authentication-required' && mayRestart) return { kind: 'soft-declined', attempt };
  return recordAnswer(attempt, tender, judgeAuthorisation(amount, answer), deps);
}

/** Whether the hold of this tender has to be renewed later, for which the provider needs a token of the card. */
export function asksForCard(
  attempt: Attempt,
  position: number,
  { providers, now }: Pick<AttemptDependencies, 'providers' | 'now'>,
): boolean {
  const { method, cardType: scheme } = tenderAt(attempt, position);
  const { hold } = providerOf(providers, method).capabilities;
  return storesCard(hold, { scheme, promisedDay: attempt.promisedDay }, now());
}
