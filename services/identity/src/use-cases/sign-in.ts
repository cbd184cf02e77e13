import { canonicalEmail } from '@loupe/contact/email';
import type { Tx } from '@loupe/database/tx';
import type { Caller } from '../domain/caller.ts';
import type { Credential } from '../domain/customer/credential.ts';
import type { FailureOf } from '../domain/failures.ts';
import { alarmCounter, signInCounters, signInTotals } from '../domain/limits/counters.ts';
import type { Counter } from '../domain/limits/limits.ts';
import { withLimitsInForce } from '../domain/limits/sign-in-limits.ts';
import { parseMarketingSource } from '../domain/marketing/marketing.ts';
import type { PasswordHasher } from '../domain/password/hasher.ts';
import { parsePassword } from '../domain/password/password.ts';
import { beginSession } from './begin-session.ts';
import type { BeginSessionPorts, SessionBegun } from './begin-session.ts';
import { checkRobot } from './check-robot.ts';
import type { RobotPorts } from './check-robot.ts';
import { refusalOf, takenBackUnlessJudged } from './within-limits.ts';
import type { LimitPorts } from './within-limits.ts';

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly source: string;
  readonly reCaptchaToken?: string | null;
}

export interface SignInPorts extends LimitPorts, RobotPorts, BeginSessionPorts {
  readonly limits: LimitPorts['limits'] & {
    /** Attempts counted so far in the counter's present time. */
    peek(key: string): Promise<number>;
  };
  readonly hasher: PasswordHasher;
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly customers: {
    findCredential(site: string, email: string, source: string): Promise<Credential | undefined>;
  };
  readonly customersIn: (tx: Tx) => {
    /** Whether the password is still that one; it stays so until the transaction ends. */
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
  const isKnown = credential?.knowsSource === true;
  const digests = ports.digestsOf(email);
  const counters = signInCounters(caller, digests, ports);
  const totals = signInTotals(caller, digests, ports);
  const refusal = await withinSignInLimits(ports, caller, [...totals, ...counters], isKnown);
  if (refusal !== null) return refusal;
  const judged = await takenBackUnlessJudged(ports, counters, async () => {
    const robot = await checkRobot(ports, 'LOGIN', caller, input.reCaptchaToken);
    if (robot !== null) return robot;
    const isRight = await ports.hasher.verify(credential?.passwordHash ?? null, password);
    return isRight && credential !== undefined ? credential : ({ type: 'SignInRefusedError' } as const);
  });
  if ('type' in judged) {
    if (judged.type === 'SignInRefusedError') await ports.limits.spend([alarmCounter(caller)]);
    return judged;
  }
  await ports.limits.giveBack(counters);
  const { customerId, passwordHash } = judged;
  const newHash = ports.hasher.isOutdated(passwordHash) ? await ports.hasher.hash(password) : undefined;
  return ports.transaction(async (tx) => {
    // It may have been changed since, and every session ended: none may begin by the former one.
    if (!(await ports.customersIn(tx).holdsPassword(customerId, passwordHash)))
      return { type: 'SignInRefusedError' };
    if (newHash !== undefined) await ports.customersIn(tx).setPassword(customerId, newHash);
    return beginSession(ports, tx, caller, { customerId, source });
  });
}

async function withinSignInLimits(
  ports: SignInPorts,
  caller: Caller,
  counters: readonly Counter[],
  isKnown: boolean,
): Promise<FailureOf<'TooManyAttemptsError'> | null> {
  const alarm = alarmCounter(caller);
  const isAlarm = (await ports.limits.peek(alarm.key)) >= alarm.limit.hits;
  return refusalOf(ports, withLimitsInForce(counters, { isKnown, isAlarm }));
}
