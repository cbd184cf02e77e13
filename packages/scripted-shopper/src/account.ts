import { randomUUID } from 'node:crypto';
import type { Shopper } from './shopper.ts';

export const PASSWORD = 'a lantern over nine quiet hills';
const ANSWER = '__typename ... on User { id email addresses { id } } ... on Failure { code message }';

export interface AccountAnswer {
  readonly __typename: string;
  readonly id?: string;
  readonly email?: string;
  readonly addresses?: readonly { readonly id: string }[];
  readonly code?: string;
  readonly message?: string;
}

export const newEmail = (): string => `battery.${randomUUID().slice(-12)}@example.com`;

const SIGN_UP = `mutation SignUp($input: SignUpInput!) { signUp(input: $input) { ${ANSWER} } }`;
const SIGN_IN = `mutation SignIn($email: String!, $password: String!) {
  signIn(email: $email, password: $password, source: my_account) { ${ANSWER} }
}`;

export async function signUp(shopper: Shopper, email: string, more: object = {}): Promise<AccountAnswer> {
  const input = {
    title: 'ms',
    firstName: 'Roberta',
    lastName: 'Marsh',
    email,
    password: PASSWORD,
    source: 'signUp_page',
    emailOptIn: false,
    postOptIn: false,
    mobileOptIn: false,
    reCaptchaRealm: 'REGISTER',
    ...more,
  };
  return (await shopper.ask<{ signUp: AccountAnswer }>(SIGN_UP, { input })).signUp;
}

export async function signIn(
  shopper: Shopper,
  email: string,
  password = PASSWORD,
  headers: Record<string, string> = {},
): Promise<AccountAnswer> {
  const { data, errors } = await shopper.graph<{ signIn: AccountAnswer }>(
    SIGN_IN,
    { email, password },
    headers,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.signIn;
}

export const signOut = (shopper: Shopper) =>
  shopper.ask<{ signOut: boolean }>('mutation SignOut { signOut }');

export async function isAuthorized(shopper: Shopper): Promise<boolean> {
  return (await shopper.ask<{ isAuthorized: boolean }>('query IsAuthorized { isAuthorized }')).isAuthorized;
}

/** Signs up and signs in. @returns the account */
export async function member(shopper: Shopper): Promise<{ email: string; id: string }> {
  const email = newEmail();
  const { id, message } = await signUp(shopper, email);
  if (id === undefined) throw new Error(`not signed up: ${message}`);
  return { email, id };
}

export async function addAddress(shopper: Shopper): Promise<string> {
  const input = {
    firstName: 'Roberta',
    lastName: 'Marsh',
    phone: '07700900123',
    country: 'GB',
    streetName: 'Castle Street',
    streetNumber: '14',
    city: 'Guildford',
    postalCode: 'GU1 3UW',
  };
  const { addCustomerAddress: answer } = await shopper.ask<{ addCustomerAddress: AccountAnswer }>(
    `mutation AddCustomerAddress($input: CustomerAddressInput!) { addCustomerAddress(input: $input) { ${ANSWER} } }`,
    { input },
  );
  const [address] = answer.addresses ?? [];
  if (address === undefined) throw new Error(`no address: ${answer.message}`);
  return address.id;
}
