import { canonicalEmail } from '@loupe/contact/email';
import type { Tx } from '@loupe/database/tx';
import type { Counter } from '@loupe/rate-limit/counters';
import type { RateLimited } from '@loupe/rate-limit/rate-limited';
import type { CountedAttempt } from '@loupe/rate-limit/rate-limits';
import type { Caller } from '../domain/caller.ts';
import type { Credential } from '../domain/customer/credential.ts';
import type { FailureOf } from '../domain/failures.ts';
import { alarmCounter, signInCounters } from '../domain/limits/counters.ts';
import { withLimitsInForce } from '../domain/limits/sign-in-limits.ts';
import { parseMarketingSource } from '../domain/marketing/marketing.ts';
import type { PasswordHasher } from '../domain/password/hasher.ts';
import { parsePassword } from '../domain/password/password.ts';
import { beginSession } from './begin-session.ts';
import type { BeginSessionPorts, SessionBegun } from './begin-session.ts';
import { checkRobot } from './check-robot.ts';
import type { RobotPorts } from './check-robot.ts';
import { givenBackUnlessJudged } from './within-limits.ts';
import type { LimitPorts } from './within-limits.ts';

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly source: string;
  readonly reCaptchaToken?: string | null;
}

export interface SignInPorts extends LimitPorts, RobotPorts, BeginSessionPorts {
  readonly limits: LimitPorts['limits'] & {
    /** Attempts counted in the current window. */
    peek(counter: Counter): Promise<number>;
  };
  readonly hasher: PasswordHasher;
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly customers: {
    findCredential(site: string, email: string, source: string): Promise<Credential | undefined>;
  };
  readonly customersIn: (tx: Tx) => {
    /** Whether the password is still that one; locks it until the transaction ends. */
    holdsPassword(customerId: string, hash: string): Promise<boolean>;
    setPassword(customerId: string, hash: string): Promise<void>;
  };
}

export type SignInResult =
  SessionBegun | FailureOf<'SignInRefusedError' | 'TooManyAttemptsError' | 'ReCaptchaError'>;

/**
 * MU-01. A wrong password and an unknown e-mail cost the same work and get the same answer.
 * @throws InvalidFieldError, HasherBusyError
 */
export async function signIn(ports: SignInPorts, caller: Caller, input: SignInInput): Promise<SignInResult> {
  const email = canonicalEmail('email', input.email);
  const password = parsePassword('password', input.password);
  const source = parseMarketingSource('source', input.source);
  const credential = await ports.customers.findCredential(caller.site, email, caller.source);
  const attempt = await countSignIn(ports, caller, email, credential?.knowsSource === true);
  if (attempt.type === 'TooManyAttemptsError') return attempt;
  const judged = await givenBackUnlessJudged(ports, attempt, async () => {
    const robot = await checkRobot(ports, 'LOGIN', caller, input.reCaptchaToken);
    if (robot !== null) return robot;
    const isRight = await ports.hasher.verify(credential?.passwordHash ?? null, password);
    return isRight && credential !== undefined ? credential : ({ type: 'SignInRefusedError' } as const);
  });
  if ('type' in judged) {
    if (judged.type === 'SignInRefusedError') await ports.limits.count([alarmCounter(caller)]);
    return judged;
  }
  await ports.limits.giveBack(attempt);
  const { customerId, passwordHash } = judged;
  const newHash = ports.hasher.isOutdated(passwordHash) ? await ports.hasher.hash(password) : undefined;
  return ports.transaction(async (tx) => {
    // The password may have been changed since, which ended every session: the former one must not begin a new session.
    if (!(await ports.customersIn(tx).holdsPassword(customerId, passwordHash)))
      return { type: 'SignInRefusedError' };
    if (newHash !== undefined) await ports.customersIn(tx).setPassword(customerId, newHash);
    return beginSession(ports, tx, caller, { customerId, source });
  });
}

async function countSignIn(
  ports: SignInPorts,
  caller: Caller,
  email: string,
  isKnown: boolean,
): Promise<CountedAttempt | RateLimited> {
  const { digestsOf, limits, sourceFactor } = ports;
  const alarm = alarmCounter(caller);
  const isAlarm = (await limits.peek(alarm)) >= alarm.limit.hits;
  const counters = signInCounters(caller, { accountDigests: digestsOf(email), sourceFactor });
  return limits.count(withLimitsInForce(counters, { isKnown, isAlarm }));
}
