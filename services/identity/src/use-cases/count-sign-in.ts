import type { Counter } from '@loupe/rate-limit/counters';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';
import { observed } from '@loupe/rate-limit/share';
import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import { signInCounters, siteCounters } from '../domain/limits/counters.ts';
import { afterBotCheck, isAlarm, withLimitsInForce } from '../domain/limits/sign-in-limits.ts';
import { isHuman } from './check-robot.ts';
import type { RobotPorts } from './check-robot.ts';
import type { LimitPorts } from './within-limits.ts';

export interface CountSignInPorts extends LimitPorts, Pick<RobotPorts, 'robots'> {
  readonly limits: LimitPorts['limits'] & {
    /** Attempts counted in the current window. */
    peek(counter: Counter): Promise<number>;
  };
  readonly now: () => Date;
}

interface SignInAttempt {
  readonly email: string;
  readonly token: string | null | undefined;
  /** The account has been signed in to from this network before. */
  readonly isKnown: boolean;
}

/** A sign-in whose password may be checked. */
export interface CountedSignIn {
  readonly type: 'Counted';
  readonly attempt: CountedAttempt;
  /** The answer to the bot check was needed, right, and is used up. */
  readonly passedBotCheck: boolean;
}

/**
 * Counts a sign-in. Where only the failures of its network stand against it the bot check is the way out: many people may share the
 * network with the one who caused them.
 */
export async function countSignIn(
  ports: CountSignInPorts,
  caller: Caller,
  { email, token, isKnown }: SignInAttempt,
): Promise<CountedSignIn | RateLimited | FailureOf<'ReCaptchaError'>> {
  const { digestsOf, limits, sourceFactor } = ports;
  const site = siteCounters(caller, ports.now());
  const isAlarmed = !isKnown && isAlarm(site, await hitsOfSite(ports, site));
  const own = signInCounters(caller, { accountDigests: digestsOf(email), sourceFactor });
  const counters = [...withLimitsInForce(own, { isKnown, isAlarm: isAlarmed }), site.attempts.current];
  const attempt = await limits.count(counters);
  if (attempt.type === 'Counted') return { type: 'Counted', attempt, passedBotCheck: false };
  if (!(await isNetworkFull(ports, counters))) return attempt;
  if (!(await isHuman(ports, 'LOGIN', caller, token))) return { type: 'ReCaptchaError' };
  const again = await limits.count(afterBotCheck(counters));
  return again.type === 'Counted' ? { type: 'Counted', attempt: again, passedBotCheck: true } : again;
}

type SiteCounters = ReturnType<typeof siteCounters>;

async function hitsOfSite(
  { limits }: CountSignInPorts,
  { attempts, wrong }: SiteCounters,
): Promise<ReadonlyMap<string, number>> {
  const counters = [attempts.current, attempts.former, wrong.current, wrong.former].map(observed);
  const read = await limits.count(counters);
  return read.type === 'Counted' ? read.hits : new Map();
}

async function isNetworkFull({ limits }: CountSignInPorts, counters: readonly Counter[]): Promise<boolean> {
  const network = counters.find(({ by }) => by === 'source');
  return network !== undefined && (await limits.peek(network)) >= network.limit.hits;
}
