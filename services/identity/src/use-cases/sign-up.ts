import { canonicalEmail } from '@loupe/contact/email';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { NAME_LENGTH } from '@loupe/contact/address';
import { requiredText } from '@loupe/contact/text';
import type { Tx } from '@loupe/database/tx';
import type { Caller } from '../domain/caller.ts';
import { parseTextVersion } from '../domain/consent/text-version.ts';
import { parseBirthday } from '../domain/customer/birthday.ts';
import { hybrisCustomerId } from '../domain/customer/customer.ts';
import type { NewCustomer, Salutation } from '../domain/customer/customer.ts';
import type { CustomerState } from '../domain/customer/customer-state.ts';
import { parseOrderNumber } from '../domain/customer/existing-order.ts';
import type { FailureOf } from '../domain/failures.ts';
import { parseMarketingSource, saidYes } from '../domain/marketing/marketing.ts';
import type { PasswordHasher } from '../domain/password/hasher.ts';
import { parsePassword } from '../domain/password/password.ts';
import { beginSession } from './begin-session.ts';
import type { BeginSessionPorts, SessionBegun } from './begin-session.ts';
import { checkNewPassword } from './check-new-password.ts';
import type { StrengthPorts } from './check-new-password.ts';
import { checkRobot } from './check-robot.ts';
import type { RobotPorts } from './check-robot.ts';
import { judgedWithinLimits } from './within-limits.ts';
import type { LimitPorts } from './within-limits.ts';

export interface SignUpInput {
  readonly title: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly source: string;
  readonly emailOptIn: boolean;
  readonly postOptIn: boolean;
  readonly mobileOptIn: boolean;
  readonly optInTextVersion?: number | null;
  readonly reCaptchaRealm: string;
  readonly reCaptchaToken?: string | null;
  readonly day?: number | null;
  readonly month?: number | null;
  readonly existingOrderNumber?: string | null;
}

export interface SignUpPorts extends LimitPorts, RobotPorts, StrengthPorts, BeginSessionPorts {
  readonly hasher: PasswordHasher;
  readonly newId: () => string;
  readonly transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly customersIn: (tx: Tx) => {
    /** @returns undefined when the site has an account for the e-mail */
    insert(customer: NewCustomer): Promise<CustomerState | undefined>;
    setPassword(customerId: string, hash: string): Promise<void>;
    /** @returns false when the owner was told within the hour */
    markWarned(site: string, email: string): Promise<boolean>;
  };
  readonly emailsIn: (tx: Tx) => {
    owe(site: string, kind: 'sign-up-tried', email: string): Promise<void>;
  };
  readonly publish: (tx: Tx, state: CustomerState) => Promise<void>;
}

export type SignUpResult =
  SessionBegun | FailureOf<'AccountNotCreatedError' | 'TooManyAttemptsError' | 'ReCaptchaError'>;

/**
 * MU-01, VA-11: an account and a session. When there is an account already, the same work is done, and its owner gets an e-mail.
 * @throws InvalidFieldError, HasherBusyError
 */
export async function signUp(ports: SignUpPorts, caller: Caller, input: SignUpInput): Promise<SignUpResult> {
  const password = parsePassword('password', input.password);
  const customer = { ...parseSignUp(input), id: ports.newId(), site: caller.site };
  const hashed = await judgedWithinLimits(
    ports,
    { action: 'signUp', caller, email: customer.email },
    async () => {
      const robot = await checkRobot(ports, 'REGISTER', caller, input.reCaptchaToken);
      if (robot !== null) return robot;
      checkNewPassword(ports, 'password', password, customer.email);
      return { passwordHash: await ports.hasher.hash(password) };
    },
  );
  if ('type' in hashed) return hashed;
  return ports.transaction(async (tx) => {
    const customers = ports.customersIn(tx);
    const { id, site, email, marketing } = customer;
    const state = await customers.insert({ ...customer, hybrisCustomerId: hybrisCustomerId(site, id) });
    if (state === undefined) {
      if (await customers.markWarned(site, email)) await ports.emailsIn(tx).owe(site, 'sign-up-tried', email);
      return { type: 'AccountNotCreatedError' };
    }
    await customers.setPassword(id, hashed.passwordHash);
    await ports.publish(tx, state);
    return beginSession(ports, tx, caller, { customerId: id, source: marketing.source });
  });
}

function parseSignUp(input: SignUpInput) {
  // Signing up requires the flag of its own realm; another realm's may be off.
  if (input.reCaptchaRealm !== 'REGISTER')
    throw new InvalidFieldError('reCaptchaRealm', 'The realm of signing up is REGISTER.');
  const { emailOptIn: email, postOptIn: post, mobileOptIn: mobile } = input;
  return {
    title: input.title,
    firstName: requiredText('firstName', input.firstName, NAME_LENGTH),
    lastName: requiredText('lastName', input.lastName, NAME_LENGTH),
    mobileNumber: null,
    birthday: parseBirthday(input.day, input.month),
    email: canonicalEmail('email', input.email),
    marketing: {
      types: saidYes({ email, post, mobile }),
      source: parseMarketingSource('source', input.source),
      textVersion:
        input.optInTextVersion == null ? null : parseTextVersion('optInTextVersion', input.optInTextVersion),
    },
    existingOrderNumber: parseOrderNumber(input.existingOrderNumber),
  };
}
