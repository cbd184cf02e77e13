import type { Caller } from '../domain/caller.ts';
import type { ConfirmedAccount } from '../domain/customer/account.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { PasswordHasher } from '../domain/password/hasher.ts';
import { parsePassword } from '../domain/password/password.ts';
import { judgedWithinLimits } from './within-limits.ts';
import type { LimitPorts } from './within-limits.ts';

export interface ConfirmPasswordPorts extends LimitPorts {
  readonly hasher: PasswordHasher;
  readonly customers: {
    findAccount(customerId: string, site: string): Promise<ConfirmedAccount | undefined>;
  };
}

/** A signed-in customer confirms the current password. @throws InvalidFieldError, HasherBusyError */
export async function confirmPassword(
  ports: ConfirmPasswordPorts,
  caller: Caller,
  field: string,
  typed: string,
): Promise<ConfirmedAccount | FailureOf<'SignInRefusedError' | 'TooManyAttemptsError'>> {
  const password = parsePassword(field, typed);
  const account =
    caller.customerId === null
      ? undefined
      : await ports.customers.findAccount(caller.customerId, caller.site);
  if (account === undefined) return { type: 'SignInRefusedError' };
  const { email, passwordHash } = account;
  return judgedWithinLimits(ports, { action: 'confirmPassword', caller, email }, async () =>
    (await ports.hasher.verify(passwordHash, password)) ? account : ({ type: 'SignInRefusedError' } as const),
  );
}
