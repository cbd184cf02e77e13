import { sweepDue } from '@loupe/database/due';
import type { Logger } from '@loupe/telemetry/logger';
import type { PaymentMethod } from '../domain/payment/payment.ts';
import { judgeReversal, mayArriveYet, pauseAfter } from '../domain/payment/reversal-schedule.ts';
import type { ReversalAnswer } from '../domain/payment/reversal-schedule.ts';
import { changeByReversal } from '../domain/payment/tender-change.ts';
import type { PaymentStore } from './ports/payment-store.ts';
import { claimByMethod, PROVIDER_MS, providerOf } from './ports/providers.ts';
import type { DueReversal, ReversalStore } from './ports/reversal-store.ts';
import type { TenderProvider } from './ports/tender-provider.ts';
import type { WaitStore } from './ports/wait-store.ts';

export const REVERSALS_AT_ONCE = 20;
/** Limits for sweeps started by a cancel: a queued one also covers payments cancelled before it starts. */
export const REVERSE_SOON = { atOnce: 1, waiting: 1 };

type ReversingProvider = Pick<TenderProvider, 'reverse' | 'room' | 'applicationStatus' | 'withoutSecret'> &
  Partial<Pick<TenderProvider, 'capabilities'>>;

interface ReverseDueTendersPorts {
  readonly reversals: ReversalStore;
  readonly payments: Pick<PaymentStore, 'change'>;
  readonly providers: Readonly<Partial<Record<PaymentMethod, ReversingProvider>>>;
  /** Without it what was agreed to late is only logged, and no status is followed. */
  readonly waits?: Pick<WaitStore, 'agreedLate' | 'lateYesUndone' | 'follow'>;
  readonly logger: Logger;
}

/**
 * Reverses due tenders: a held one by the provider's id, one whose answer was lost by our transaction id. Each task is leased
 * before the provider is called, so no row stays locked, and if the process dies a later sweep repeats it. Tenders of one
 * attempt are reversed from the last to the first.
 * @param only this tender; otherwise those due longest, as many as each provider accepts calls for now
 * @returns how many were claimed
 */
export async function reverseDueTenders(ports: ReverseDueTendersPorts, only?: string): Promise<number> {
  const { reversals, providers } = ports;
  if (only !== undefined)
    return (await sweepOnce(ports, () => reversals.claim({ limit: 1, tenderId: only }))).leased;
  const lease = () => claimByMethod(providers, REVERSALS_AT_ONCE, (of) => reversals.claim(of));
  // Again while one has ended: the tender before it may have waited for it.
  for (let handled = 0; ;) {
    const { leased, ended } = await sweepOnce(ports, lease);
    handled += leased;
    if (ended === 0 || handled >= REVERSALS_AT_ONCE) return handled;
  }
}

/** @returns how many reversals were leased, and how many of these have ended */
async function sweepOnce(ports: ReverseDueTendersPorts, lease: () => Promise<DueReversal[]>) {
  let ended = 0;
  const leased = await sweepDue({
    lease,
    async deal(due) {
      if (await reverse(ports, due)) ended += 1;
    },
    failed: (err) => ports.logger.error({ err }, 'reversal failed'),
  });
  return { leased, ended };
}

/** @returns false when it has to be repeated */
async function reverse(ports: ReverseDueTendersPorts, due: DueReversal): Promise<boolean> {
  const { reversals, payments, providers, waits, logger } = ports;
  const { tenderId, method, reference, attempts } = due;
  const provider = providerOf(providers, method);
  const { answer, isLateYes } = await ask(ports, provider, due);
  const about = { tenderId, method, reference, attempts, answer };
  const verdict = judgeReversal(answer, due.providerId !== undefined, due.ageHours, due.hasEnded);
  if (verdict === 'repeat') {
    logger.warn(about, 'reversal to be repeated');
    await reversals.postpone(tenderId, answer === 'not-sent' ? 0 : pauseAfter(attempts));
    return false;
  }
  if (verdict === 'abandoned') logger.error(about, 'reversal abandoned: give the money back by hand');
  else logger.info(about, verdict === 'settled' ? 'authorisation given back' : 'nothing was held');
  const isWatched =
    verdict === 'settled' && provider.capabilities?.repeatsElsewhere === true && mayArriveYet(due);
  const begun = verdict === 'abandoned' ? undefined : nameAfter(due, provider);
  // Told before the task ends, so that a process that dies between the two does not lose it.
  if (verdict !== 'abandoned' && isLateYes) await waits?.lateYesUndone(tenderId);
  await payments.change(tenderId, (facts) => {
    const change = changeByReversal(facts, verdict);
    const tender = { ...change.tender, ...begun };
    return { ...change, tender, ...(isWatched && { reversal: 'none' }) };
  });
  if (verdict === 'settled' && due.providerId !== undefined) {
    // A loan's: the lender's own message may be lost (EU-23).
    const status = await provider.applicationStatus?.(due.providerId, PROVIDER_MS);
    if (status !== undefined) await waits?.follow(tenderId, status);
  }
  // The same request may still arrive at the other host: it is reversed again until that is no longer possible.
  if (isWatched) await reversals.postpone(tenderId, pauseAfter(attempts));
  return true;
}

/** What was agreed to after the end is stored before it is undone, since the provider does not say it afterwards. */
async function ask(
  { waits, logger }: ReverseDueTendersPorts,
  provider: ReversingProvider,
  due: DueReversal,
): Promise<{ readonly answer: ReversalAnswer; readonly isLateYes: boolean }> {
  const answer = await provider.reverse(due);
  if (answer !== 'agreed-late') return { answer, isLateYes: due.isLateYesKnown === true };
  const { tenderId, method, reference } = due;
  logger.warn({ tenderId, method, reference }, 'agreed to after the payment had ended: to be undone');
  await waits?.agreedLate(tenderId);
  return { answer: await provider.reverse({ ...due, isLateYesKnown: true }), isLateYes: true };
}

const nameAfter = ({ authenticationId }: DueReversal, { withoutSecret }: ReversingProvider) =>
  authenticationId !== undefined && withoutSecret !== undefined
    ? { begun: withoutSecret(authenticationId) }
    : undefined;
