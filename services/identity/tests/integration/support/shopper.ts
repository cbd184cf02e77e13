import { randomUUID } from 'node:crypto';
import type { Actor } from '@loupe/subgraph-server/actor';
import { sessionChangeOf } from '@loupe/subgraph-server/session-change';
import type { Answer, Browser, House } from './house.ts';

export const PASSWORD = 'four quiet garnet larks';
/** A caller who is not signed in. */
export const guest = (site: Actor['site'] = 'beaverbrooks'): Actor => ({
  site,
  sessionId: null,
  customerId: null,
  anonymousId: randomUUID(),
});
export const newEmail = (): string => `ada.${randomUUID().slice(0, 8)}@example.com`;

export const SIGN_UP = `mutation SignUp($input: SignUpInput!) {
  signUp(input: $input) { __typename ... on User { id email hybrisCustomerId } ... on Failure { code message }
    ... on ValidationError { field } ... on TooManyAttemptsError { retryAfterSeconds } } }`;
const SIGN_IN = `mutation SignIn($email: String!, $password: String!, $source: MarketingSource!, $token: String) {
  signIn(email: $email, password: $password, source: $source, reCaptchaToken: $token) {
    __typename ... on User { id email } ... on Failure { code message } ... on ValidationError { field }
    ... on TooManyAttemptsError { retryAfterSeconds } } }`;

export const signUpInput = (changes: object = {}) => ({
  title: 'ms',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: newEmail(),
  password: PASSWORD,
  source: 'signUp_page',
  emailOptIn: true,
  postOptIn: false,
  mobileOptIn: true,
  reCaptchaRealm: 'REGISTER',
  ...changes,
});

export async function signUp(
  house: House,
  changes: object = {},
  actor: Actor = guest(),
  browser: Browser = {},
) {
  const input = signUpInput(changes);
  const answer = await house.ask(actor, SIGN_UP, { input }, browser);
  return { input, email: input.email, answer, result: answer.data?.signUp };
}

export const signIn = (
  house: House,
  credentials: { email: string; password?: string; source?: string; token?: string },
  actor: Actor = guest(),
  browser: Browser = {},
): Promise<Answer> =>
  house.ask(actor, SIGN_IN, { password: PASSWORD, source: 'my_account', ...credentials }, browser);

/** The token that the gateway would put into the cookie. */
export function begunToken({ headers }: Answer): string {
  const change = sessionChangeOf(Object.fromEntries(headers));
  if (change?.kind !== 'begun') throw new Error('No session has begun.');
  return change.token;
}

export const isEnded = ({ headers }: Answer): boolean =>
  sessionChangeOf(Object.fromEntries(headers))?.kind === 'ended';

/** The actor that the gateway would assert for the token. */
export async function actorOf(house: House, token: string, site: Actor['site'] = 'beaverbrooks') {
  const live = await house.ports.sessions.findLive(token, site);
  if (live === undefined) return undefined;
  const { sessionId, customerId, anonymousId } = live;
  return { site, sessionId, customerId, anonymousId } satisfies Actor;
}

/** A signed-in customer with a new account. */
export async function newCustomer(
  house: House,
  changes: object = {},
  from: Actor = guest(),
  browser: Browser = {},
) {
  const { email, answer, result } = await signUp(house, changes, from, browser);
  const token = begunToken(answer);
  const actor = await actorOf(house, token, from.site);
  if (actor === undefined) throw new Error('The new session is not live.');
  return { email, id: result.id as string, token, actor };
}
