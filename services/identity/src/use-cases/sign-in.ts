import { canonicalEmail } from '@loupe/contact/email';
import type { Tx } from '@loupe/database/tx';
import type { Caller } from '../domain/caller.ts';
import type { Credential } from '../domain/customer/credential.ts';
import type { FailureOf } from '../domain/failures.ts';
import { siteCounters } from '../domain/limits/counters.ts';
import { parseMarketingSource } from '../domain/marketing/marketing.ts';
import type { PasswordHasher } from '../domain/password/hasher.ts';
import { parsePassword } from '../domain/password/password.ts';
import { beginSession } from './begin-session.ts';
import type { BeginSessionPorts, SessionBegun } from './begin-session.ts';
import { checkRobot } from './check-robot.ts';
import type { RobotPorts } from './check-robot.ts';
import { countSignIn } from './count-sign-in.ts';
import type { CountSignInPorts } from './count-sign-in.ts';
import { givenBackUnlessJudged } from './within-limits.ts';

export interface SignInInput {
  readonly email: string;
  readonly password: string;
  readonly source: string;
  readonly reCaptchaToken?: string | null;
}

export interface SignInPorts extends CountSignInPorts, RobotPorts, BeginSessionPorts {
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
  const token = input.reCaptchaToken;
  const counted = await countSignIn(ports, caller, {
    email,
    token,
    isKnown: credential?.knowsSource === true,
  });
  if (counted.type !== 'Counted') return counted;
  const { attempt, passedBotCheck } = counted;
  const judged = await givenBackUnlessJudged(ports, attempt, async () => {
    const robot = passedBotCheck ? null : await checkRobot(ports, 'LOGIN', caller, token);
    if (robot !== null) return robot;
    const isRight = await ports.hasher.verify(credential?.passwordHash ?? null, password);
    return isRight && credential !== undefined ? credential : ({ type: 'SignInRefusedError' } as const);
  });
  const site = siteCounters(caller, ports.now());
  if ('type' in judged) {
    if (judged.type === 'SignInRefusedError') await ports.limits.count([site.wrong.current]);
    return judged;
  }
  // Only failures count, but the site's share needs both.
  const windows = attempt.windows.filter(({ key }) => key !== site.attempts.current.key);
  await ports.limits.giveBack({ ...attempt, windows });
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
