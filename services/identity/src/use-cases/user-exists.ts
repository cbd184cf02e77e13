import { canonicalEmail } from '@loupe/contact/email';
import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import { withinLimits } from './within-limits.ts';
import type { LimitPorts } from './within-limits.ts';

export interface UserExistsPorts extends LimitPorts {
  readonly customers: { exists(site: string, email: string): Promise<boolean> };
}

/** MU-02. It reveals whether an account exists, which sign-in does not, so it has the strictest limits. @throws InvalidFieldError */
export async function userExists(
  ports: UserExistsPorts,
  caller: Caller,
  typed: string,
): Promise<{ readonly type: 'Done'; readonly value: boolean } | FailureOf<'TooManyAttemptsError'>> {
  const email = canonicalEmail('email', typed);
  return withinLimits(ports, { action: 'userExists', caller, email }, async () => {
    return { type: 'Done', value: await ports.customers.exists(caller.site, email) } as const;
  });
}
