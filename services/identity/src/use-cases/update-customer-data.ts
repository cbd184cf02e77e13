import { canonicalEmail } from '@loupe/contact/email';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { NAME_LENGTH } from '@loupe/contact/address';
import { parsePhone } from '@loupe/contact/phone';
import { requiredText } from '@loupe/contact/text';
import { visible } from '@loupe/contact/visible';
import type { Tx } from '@loupe/database/tx';
import type { SignedIn } from '../domain/caller.ts';
import { parseTextVersion } from '../domain/consent/text-version.ts';
import { parseBirthday } from '../domain/customer/birthday.ts';
import type { Salutation } from '../domain/customer/customer.ts';
import type { CustomerChanges } from '../domain/customer/customer-changes.ts';
import type { CustomerState } from '../domain/customer/customer-state.ts';
import { EmailTakenError } from '../domain/customer/email-taken-error.ts';
import type { EmailKind } from '../domain/email/owed-email.ts';
import type { FailureOf } from '../domain/failures.ts';
import { parseMarketingSource, saidYes } from '../domain/marketing/marketing.ts';
import type { Marketing, MarketingType } from '../domain/marketing/marketing.ts';
import type { CustomerChanged } from './change-addresses.ts';
import { confirmPassword } from './confirm-password.ts';
import type { ConfirmPasswordPorts } from './confirm-password.ts';

export interface CustomerDataInput {
  readonly title?: Salutation | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly mobileNumber?: string | null;
  readonly day?: number | null;
  readonly month?: number | null;
  readonly email?: string | null;
  readonly currentPassword?: string | null;
  readonly marketingPreferences?:
    (Readonly<Record<MarketingType, boolean>> & { source: string; textVersion?: number | null }) | null;
}

export interface UpdateCustomerDataPorts extends ConfirmPasswordPorts {
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly customersIn: (tx: Tx) => {
    holdsPassword(customerId: string, hash: string): Promise<boolean>;
    /** @throws EmailTakenError when the site has another account for the new e-mail */
    update(customerId: string, changes: CustomerChanges): Promise<CustomerState>;
  };
  readonly resetsIn: (tx: Tx) => { voidAll(customerId: string): Promise<void> };
  readonly emailsIn: (tx: Tx) => { owe(site: string, kind: EmailKind, email: string): Promise<void> };
  readonly publish: (tx: Tx, state: CustomerState) => Promise<void>;
}

export type UpdateCustomerDataResult =
  CustomerChanged | FailureOf<'AccountNotCreatedError' | 'SignInRefusedError' | 'TooManyAttemptsError'>;

/** MU-04: changes what is given. A new e-mail needs the current password, and the former address is told. @throws InvalidFieldError */
export async function updateCustomerData(
  ports: UpdateCustomerDataPorts,
  caller: SignedIn,
  input: CustomerDataInput,
): Promise<UpdateCustomerDataResult> {
  const { customerId, site } = caller;
  const changes = parseChanges(input);
  const confirmed = changes.email === undefined ? undefined : await confirmNewEmail(ports, caller, input);
  if (confirmed !== undefined && 'type' in confirmed) return confirmed;
  const changed = ports.transaction(async (tx): Promise<UpdateCustomerDataResult> => {
    const customers = ports.customersIn(tx);
    if (confirmed !== undefined && !(await customers.holdsPassword(customerId, confirmed.passwordHash)))
      return { type: 'SignInRefusedError' };
    const state = await customers.update(customerId, changes);
    if (confirmed !== undefined && confirmed.email !== state.email) {
      // Links sent so far went to the former address.
      await ports.resetsIn(tx).voidAll(customerId);
      await ports.emailsIn(tx).owe(site, 'email-changed', confirmed.email);
    }
    await ports.publish(tx, state);
    return { type: 'User', customerId };
  });
  try {
    return await changed;
  } catch (error) {
    if (error instanceof EmailTakenError) return { type: 'AccountNotCreatedError' };
    throw error;
  }
}

function confirmNewEmail(
  ports: UpdateCustomerDataPorts,
  caller: SignedIn,
  { currentPassword }: CustomerDataInput,
) {
  if (!currentPassword) throw new InvalidFieldError('currentPassword', 'This is missing.');
  return confirmPassword(ports, caller, 'currentPassword', currentPassword);
}

function parseChanges(input: CustomerDataInput): CustomerChanges {
  const { title, firstName, lastName, mobileNumber, day, month, email, marketingPreferences } = input;
  const birthday = parseBirthday(day, month);
  return {
    ...(title != null && { title }),
    ...(firstName != null && { firstName: requiredText('firstName', firstName, NAME_LENGTH) }),
    ...(lastName != null && { lastName: requiredText('lastName', lastName, NAME_LENGTH) }),
    ...(mobileNumber != null && { mobileNumber: parseMobile(mobileNumber) }),
    ...(birthday !== null && { birthday }),
    ...(email != null && { email: canonicalEmail('email', email) }),
    ...(marketingPreferences != null && {
      marketing: parsePreferences(marketingPreferences),
    }),
  };
}

function parsePreferences(given: NonNullable<CustomerDataInput['marketingPreferences']>): Marketing {
  const { textVersion } = given;
  return {
    types: saidYes(given),
    source: parseMarketingSource('marketingPreferences.source', given.source),
    textVersion:
      textVersion == null ? null : parseTextVersion('marketingPreferences.textVersion', textVersion),
  };
}

/** An empty text removes the value. */
const parseMobile = (typed: string): string | null =>
  visible(typed).trim() === '' ? null : parsePhone('mobileNumber', typed);
