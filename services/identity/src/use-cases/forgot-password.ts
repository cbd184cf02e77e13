import { canonicalEmail } from '@loupe/contact/email';
import type { Tx } from '@loupe/database/tx';
import type { Caller } from '../domain/caller.ts';
import type { EmailKind } from '../domain/email/owed-email.ts';
import type { FailureOf } from '../domain/failures.ts';
import { checkRobot } from './check-robot.ts';
import type { RobotPorts } from './check-robot.ts';
import { judgedWithinLimits } from './within-limits.ts';
import type { LimitPorts } from './within-limits.ts';

export interface ForgotPasswordPorts extends LimitPorts, RobotPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly emailsIn: (tx: Tx) => { owe(site: string, kind: EmailKind, email: string): Promise<void> };
}

export interface ForgotPasswordInput {
  readonly email: string;
  readonly reCaptchaToken?: string | null;
}

/**
 * MU-03: stores the request. Whether the address has an account is checked later, when the e-mail is sent, so that the answer and
 * its time are the same for every address.
 * @throws InvalidFieldError
 */
export async function forgotPassword(
  ports: ForgotPasswordPorts,
  caller: Caller,
  input: ForgotPasswordInput,
): Promise<
  { readonly type: 'Done'; readonly value: true } | FailureOf<'TooManyAttemptsError' | 'ReCaptchaError'>
> {
  const email = canonicalEmail('email', input.email);
  return judgedWithinLimits(ports, { action: 'forgotPassword', caller, email }, async () => {
    const robot = await checkRobot(ports, 'FORGOT_PASSWORD', caller, input.reCaptchaToken);
    if (robot !== null) return robot;
    await ports.transaction((tx) => ports.emailsIn(tx).owe(caller.site, 'password-reset', email));
    return { type: 'Done', value: true } as const;
  });
}
