import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { Tx } from '@loupe/database/tx';
import type { Counter } from '@loupe/rate-limit/counters';
import type { Caller } from '../domain/caller.ts';
import type { Account } from '../domain/customer/account.ts';
import type { EmailKind } from '../domain/email/owed-email.ts';
import type { FailureOf } from '../domain/failures.ts';
import { countersOfAccount } from '../domain/limits/counters.ts';
import type { PasswordHasher } from '../domain/password/hasher.ts';
import { parsePassword } from '../domain/password/password.ts';
import { beginSession } from './begin-session.ts';
import type { BeginSessionPorts, SessionBegun } from './begin-session.ts';
import { checkNewPassword } from './check-new-password.ts';
import type { StrengthPorts } from './check-new-password.ts';
import { confirmPassword } from './confirm-password.ts';
import type { ConfirmPasswordPorts } from './confirm-password.ts';
import { judgedWithinLimits } from './within-limits.ts';
import type { LimitPorts } from './within-limits.ts';

export interface ResetPasswordInput {
  readonly token?: string | null;
  readonly currentPassword?: string | null;
  readonly password: string;
}

export interface ResetPasswordPorts
  extends LimitPorts, StrengthPorts, BeginSessionPorts, ConfirmPasswordPorts {
  readonly limits: LimitPorts['limits'] & { forget(counters: readonly Counter[]): Promise<void> };
  readonly hasher: PasswordHasher;
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly resets: { findAccount(site: string, token: string): Promise<Account | undefined> };
  readonly resetsIn: (tx: Tx) => {
    /** @returns false when it has been used or has expired */
    use(token: string): Promise<boolean>;
    /** Makes all links sent so far invalid. */
    voidAll(customerId: string): Promise<void>;
  };
  readonly sessionsIn: (tx: Tx) => ReturnType<BeginSessionPorts['sessionsIn']> & {
    endAll(customerId: string): Promise<void>;
  };
  readonly customersIn: (tx: Tx) => {
    holdsPassword(customerId: string, hash: string): Promise<boolean>;
    setPassword(customerId: string, hash: string): Promise<void>;
  };
  readonly emailsIn: (tx: Tx) => { owe(site: string, kind: EmailKind, email: string): Promise<void> };
}

export type ResetPasswordResult =
  SessionBegun | FailureOf<'ResetTokenError' | 'SignInRefusedError' | 'TooManyAttemptsError'>;

/** The permission for the change: used within its transaction, so that two requests cannot both use it. */
interface Proof extends Account {
  readonly take: (tx: Tx) => Promise<boolean>;
  readonly refusal: FailureOf<'ResetTokenError' | 'SignInRefusedError'>;
}

/**
 * MU-03: sets a new password, ends every session and begins one here.
 * @throws InvalidFieldError, HasherBusyError; the link stays valid then
 */
export async function resetPassword(
  ports: ResetPasswordPorts,
  caller: Caller,
  input: ResetPasswordInput,
): Promise<ResetPasswordResult> {
  const password = parsePassword('password', input.password);
  const { token } = input;
  if (!token) return change(ports, caller, password, await byPassword(ports, caller, input));
  return judgedWithinLimits(ports, { action: 'resetPassword', caller }, async () =>
    change(ports, caller, password, await byToken(ports, caller, token)),
  );
}

async function change(
  ports: ResetPasswordPorts,
  caller: Caller,
  password: string,
  proof: Proof | Exclude<ResetPasswordResult, SessionBegun>,
): Promise<ResetPasswordResult> {
  if ('type' in proof) return proof;
  const { customerId, email } = proof;
  checkNewPassword(ports, 'password', password, email);
  const passwordHash = await ports.hasher.hash(password);
  const result = await ports.transaction(async (tx) => {
    if (!(await proof.take(tx))) return proof.refusal;
    await ports.customersIn(tx).setPassword(customerId, passwordHash);
    await ports.resetsIn(tx).voidAll(customerId);
    await ports.sessionsIn(tx).endAll(customerId);
    await ports.emailsIn(tx).owe(caller.site, 'password-changed', email);
    return beginSession(ports, tx, caller, { customerId, source: 'my_account' });
  });
  // The holder of the link is the owner, so attempts used up by strangers no longer count.
  if (result.type === 'User') {
    const { sourceFactor } = ports;
    await ports.limits.forget(
      countersOfAccount(caller, { accountDigests: ports.digestsOf(email), sourceFactor }),
    );
  }
  return result;
}

async function byToken(
  ports: ResetPasswordPorts,
  caller: Caller,
  token: string,
): Promise<Proof | FailureOf<'ResetTokenError'>> {
  const refusal = { type: 'ResetTokenError' } as const;
  const account = await ports.resets.findAccount(caller.site, token);
  return account === undefined
    ? refusal
    : { ...account, refusal, take: (tx) => ports.resetsIn(tx).use(token) };
}

async function byPassword(
  ports: ResetPasswordPorts,
  caller: Caller,
  { currentPassword }: ResetPasswordInput,
): Promise<Proof | FailureOf<'SignInRefusedError' | 'TooManyAttemptsError'>> {
  if (!currentPassword) throw new InvalidFieldError('currentPassword', 'This is missing.');
  const confirmed = await confirmPassword(ports, caller, 'currentPassword', currentPassword);
  if ('type' in confirmed) return confirmed;
  const { customerId, passwordHash } = confirmed;
  return {
    ...confirmed,
    refusal: { type: 'SignInRefusedError' },
    take: (tx) => ports.customersIn(tx).holdsPassword(customerId, passwordHash),
  };
}
