import { canonicalEmail } from '@loupe/contact/email';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import { parsePassword } from '../domain/password/password.ts';
import { isStrong } from './check-new-password.ts';
import type { StrengthPorts } from './check-new-password.ts';
import { withinLimits } from './within-limits.ts';
import type { LimitPorts } from './within-limits.ts';

/** MU-02, VA-09: whether a new password would be accepted. An incomplete e-mail is ignored. */
export async function judgePassword(
  ports: LimitPorts & StrengthPorts,
  caller: Caller,
  { password, email }: { password: string; email?: string | null },
): Promise<{ readonly type: 'Done'; readonly value: boolean } | FailureOf<'TooManyAttemptsError'>> {
  return withinLimits(ports, { action: 'passwordStrength', caller }, async () => {
    const parsed = parsedOrNull(() => parsePassword('password', password));
    const known = parsedOrNull(() => canonicalEmail('email', email ?? ''));
    return { type: 'Done', value: parsed !== null && isStrong(ports, parsed, known) } as const;
  });
}

function parsedOrNull(parse: () => string): string | null {
  try {
    return parse();
  } catch (error) {
    if (error instanceof InvalidFieldError) return null;
    throw error;
  }
}
