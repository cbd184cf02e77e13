import { CHECKOUT_ACTION } from '@loupe/bot-check/robots';
import type { Robots } from '@loupe/bot-check/robots';
import type { Counter } from '@loupe/rate-limit/counters';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';
import { hitsOf, observed } from '@loupe/rate-limit/share';
import {
  attemptCounters,
  declineCounters,
  demandOf,
  siteCounters,
} from '../domain/limits/attempt-counters.ts';
import { judgeDeclineRate } from '../domain/limits/judge-decline-rate.ts';
import type { Demand } from '../domain/limits/card-limits.ts';
import { isKnownShopper } from '../domain/limits/known-shopper.ts';
import { UNASKED } from './ports/attempt-limits.ts';
import type {
  AttemptLimits,
  AttemptVerdict,
  DeclinedAttempt,
  PaymentAttempt,
} from './ports/attempt-limits.ts';

type SiteCounters = ReturnType<typeof siteCounters>;

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

  function demandsOn(attempt: PaymentAttempt, { hits }: CountedAttempt, site: SiteCounters): Set<Demand> {
    const rate = { attempts: hitsOf(site.attempts, hits), bad: hitsOf(site.declined, hits) };
    const own = declineCounters(subjectsOf(attempt), { factor, isObserved: true });
    const demands = own.map((counter) => demandOf(counter, hits, factor));
    const isKnown = isKnownShopper(attempt, now());
    if (!isKnown) return new Set([...demands, judgeDeclineRate(rate, factor)]);
    return new Set(demands.map((demand) => (demand === 'challenge' ? 'bot-check' : demand)));
  }

  async function judge(
    { botCheck, ipAddress }: PaymentAttempt,
    demands: ReadonlySet<Demand>,
  ): Promise<AttemptVerdict> {
    const needsChallenge = demands.has('challenge');
    if (!needsChallenge && !demands.has('bot-check')) return UNASKED;
    const isHuman =
      botCheck !== '' && (await robots.isHuman(botCheck, { action: CHECKOUT_ACTION, ipAddress }));
    return isHuman ? { kind: 'allowed', passedBotCheck: true, needsChallenge } : { kind: 'bot-check' };
  }

  return {
    async count(attempt) {
      await Promise.all(writing);
      const subjects = subjectsOf(attempt);
      const site = siteCounters(attempt.site, now());
      const counted = await rateLimits.count([
        ...attemptCounters(subjects, factor),
        ...declineCounters(subjects, { factor, isObserved: true }),
        site.attempts.current,
        ...[site.attempts.former, site.declined.current, site.declined.former].map(observed),
      ]);
      if (counted.type === 'TooManyAttemptsError')
        return { kind: 'too-many', retryAfterSeconds: counted.retryAfterSeconds };
      const verdict = await judge(attempt, demandsOn(attempt, counted, site));
      // What does not reach the provider must not lower the share of declined attempts.
      const windows = counted.windows.filter(({ key }) => key === site.attempts.current.key);
      if (verdict.kind !== 'allowed') await rateLimits.giveBack({ ...counted, windows });
      return verdict;
    },

    outcome(site, outcome) {
      if (outcome !== 'declined') return;
      const { declined } = siteCounters(site, now());
      const write = rateLimits
        .count([declined.current])
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
