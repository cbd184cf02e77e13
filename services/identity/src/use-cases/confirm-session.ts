import type { SignedIn } from '../domain/caller.ts';
import type { ConfirmedAccount } from '../domain/customer/account.ts';
import type { FailureOf } from '../domain/failures.ts';
import { siteCounters } from '../domain/limits/counters.ts';
import { parsePassword } from '../domain/password/password.ts';
import type { CustomerChanged } from './change-addresses.ts';
import { countSignIn } from './count-sign-in.ts';
import type { CountSignInPorts } from './count-sign-in.ts';
import type { SignInPorts } from './sign-in.ts';
import { givenBackUnlessJudged } from './within-limits.ts';

export interface ConfirmSessionPorts extends CountSignInPorts, Pick<SignInPorts, 'hasher'> {
  readonly customers: SignInPorts['customers'] & {
    findAccount(customerId: string, site: string): Promise<ConfirmedAccount | undefined>;
  };
  readonly sessions: {
    /** Stores that the password was given now. @returns false for a session that has ended */
    confirmPassword(sessionId: string, customerId: string): Promise<boolean>;
  };
}

export interface ConfirmSessionInput {
  readonly password: string;
  readonly reCaptchaToken?: string | null;
}

export type ConfirmSessionResult =
  CustomerChanged | FailureOf<'SignInRefusedError' | 'TooManyAttemptsError' | 'ReCaptchaError'>;

/**
 * A signed-in customer gives the password again, before something is shown that is worth money. A wrong one counts as a wrong
 * sign-in does, so that a stolen session is no way to guess the password.
 * @throws InvalidFieldError, HasherBusyError
 */
export async function confirmSession(
  ports: ConfirmSessionPorts,
  caller: SignedIn,
  input: ConfirmSessionInput,
): Promise<ConfirmSessionResult> {
  const password = parsePassword('password', input.password);
  const { customerId, sessionId, site, source } = caller;
  const account = await ports.customers.findAccount(customerId, site);
  if (account === undefined || sessionId === null) return { type: 'SignInRefusedError' };
  const { email, passwordHash } = account;
  const credential = await ports.customers.findCredential(site, email, source);
  const isKnown = credential?.knowsSource === true;
  const counted = await countSignIn(ports, caller, { email, token: input.reCaptchaToken, isKnown });
  if (counted.type !== 'Counted') return counted;
  const { attempt } = counted;
  const { isRight } = await givenBackUnlessJudged(ports, attempt, async () => ({
    isRight: await ports.hasher.verify(passwordHash, password),
  }));
  const ofSite = siteCounters(caller, ports.now());
  if (!isRight) {
    await ports.limits.count([ofSite.wrong.current]);
    return { type: 'SignInRefusedError' };
  }
  // Only failures count, but the site's share needs both.
  const windows = attempt.windows.filter(({ key }) => key !== ofSite.attempts.current.key);
  await ports.limits.giveBack({ ...attempt, windows });
  if (!(await ports.sessions.confirmPassword(sessionId, customerId))) return { type: 'SignInRefusedError' };
  return { type: 'User', customerId };
}
