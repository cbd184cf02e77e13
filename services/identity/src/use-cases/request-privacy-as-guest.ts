import { canonicalEmail } from '@loupe/contact/email';
import { requiredText } from '@loupe/contact/text';
import type { Caller } from '../domain/caller.ts';
import type { FailureOf } from '../domain/failures.ts';
import type { PrivacyKind } from '../domain/privacy/privacy-request.ts';
import { withinLimits } from './within-limits.ts';
import type { LimitPorts } from './within-limits.ts';

export interface RequestPrivacyAsGuestPorts extends LimitPorts {
  readonly privacy: {
    askAsGuest(site: string, kind: PrivacyKind, orderNumber: string, mailbox: string): Promise<void>;
  };
}

interface GuestPrivacyInput {
  readonly kind: PrivacyKind;
  readonly orderNumber: string;
  readonly email: string;
}

const NUMBER_LENGTH = 40;

/**
 * A guest asks by an order's number and its mailbox. Whether they belong together is found later, so that the answer and its time are the same
 * for all, and only the mailbox is told.
 * @throws InvalidFieldError
 */
export async function requestPrivacyAsGuest(
  ports: RequestPrivacyAsGuestPorts,
  caller: Caller,
  input: GuestPrivacyInput,
): Promise<{ readonly type: 'Done'; readonly value: true } | FailureOf<'TooManyAttemptsError'>> {
  const email = canonicalEmail('email', input.email);
  const orderNumber = requiredText('orderNumber', input.orderNumber, NUMBER_LENGTH);
  return withinLimits(ports, { action: 'requestPrivacyAsGuest', caller, email }, async () => {
    await ports.privacy.askAsGuest(caller.site, input.kind, orderNumber, email);
    return { type: 'Done', value: true } as const;
  });
}
