import { CHECKOUT_ACTION } from '@loupe/bot-check/robots';
import type { Robots } from '@loupe/bot-check/robots';
import type { Counter } from '@loupe/rate-limit/counters';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';
import {
  attemptCounters,
  declineCounters,
  isUnchecked,
  siteCounters,
} from '../domain/limits/attempt-counters.ts';
import { judgeDeclineRate } from '../domain/limits/judge-decline-rate.ts';
import type { AttemptLimits, AttemptVerdict, DeclinedAttempt, PaymentAttempt } from './attempt-limits.ts';

export interface LimitAttemptsPorts {
  readonly rateLimits: {
    count(counters: readonly Counter[]): Promise<CountedAttempt | RateLimited>;
    giveBack(attempt: CountedAttempt): Promise<void>;
  };
  readonly robots: Robots;
  /** The digests of an e-mail, one for each accepted key. */
  readonly digestsOf: (email: string) => readonly string[];
  /** The network of an address. */
  readonly networkOf: (ipAddress: string) => string;
  /** Multiplies the limits of what many people share. */
  readonly factor: number;
  readonly now: () => Date;
  readonly reportFault: (error: unknown, message: string) => void;
}

/**
 * Limits against the testing of cards. One statement counts an attempt and reads what was declined before; a decline is counted when
 * the provider has answered.
 */
export function limitAttempts(ports: LimitAttemptsPorts): Required<AttemptLimits> {
  const { rateLimits, robots, factor, now, reportFault } = ports;
  /** Declines of this instance that are being written. */
  const writing = new Set<Promise<unknown>>();
  const subjectsOf = ({ ownerKey, ipAddress, email, cardDigests }: DeclinedAttempt) => ({
    session: ownerKey,
    network: ipAddress === '' ? null : ports.networkOf(ipAddress),
    email: ports.digestsOf(email),
    card: cardDigests,
  });

  async function judge(attempt: PaymentAttempt, counted: CountedAttempt): Promise<AttemptVerdict> {
    const site = siteCounters(attempt.site, now());
    const hitsOf = (counters: readonly Counter[]) =>
      counters.reduce((sum, { key }) => sum + (counted.hits.get(key) ?? 0), 0);
    const rate = judgeDeclineRate(
      { attempts: hitsOf(site.attempts), declined: hitsOf(site.declined) },
      factor,
    );
    if (rate === 'refuse') return { kind: 'too-many', retryAfterSeconds: site.secondsLeft };
    const declines = declineCounters(subjectsOf(attempt), { factor, isObserved: true });
    if (rate === 'closed' && !declines.some((counter) => isUnchecked(counter, counted.hits, factor)))
      return { kind: 'allowed' };
    const { botCheck, ipAddress } = attempt;
    const isHuman =
      botCheck !== '' && (await robots.isHuman(botCheck, { action: CHECKOUT_ACTION, ipAddress }));
    return isHuman ? { kind: 'allowed' } : { kind: 'bot-check' };
  }

  return {
    async count(attempt) {
      await Promise.all(writing);
      const subjects = subjectsOf(attempt);
      const site = siteCounters(attempt.site, now());
      const counted = await rateLimits.count([
        ...attemptCounters(subjects, factor),
        ...declineCounters(subjects, { factor, isObserved: true }),
        ...site.attempts,
        ...site.declined,
      ]);
      if (counted.type === 'TooManyAttemptsError')
        return { kind: 'too-many', retryAfterSeconds: counted.retryAfterSeconds };
      const verdict = await judge(attempt, counted);
      // What does not reach the provider must not lower the share of declined attempts.
      const ofSite = new Set(site.attempts.map(({ key }) => key));
      const windows = counted.windows.filter(({ key }) => ofSite.has(key));
      if (verdict.kind !== 'allowed') await rateLimits.giveBack({ ...counted, windows });
      return verdict;
    },

    outcome(site, outcome) {
      if (outcome !== 'declined') return;
      const { declined } = siteCounters(site, now());
      const write = rateLimits
        .count(declined.slice(0, 1).map((counter) => ({ ...counter, isObserved: false })))
        .catch((error: unknown) => reportFault(error, 'A declined attempt was not counted for its site.'))
        .finally(() => writing.delete(write));
      writing.add(write);
    },

    async declined(attempt) {
      const counters = declineCounters(subjectsOf(attempt), { factor, isObserved: false });
      try {
        await rateLimits.count(counters);
      } catch (error) {
        reportFault(error, 'A declined attempt was not counted.');
      }
    },
  };
}
