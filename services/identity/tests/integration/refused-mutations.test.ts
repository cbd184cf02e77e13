import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@loupe/subgraph-server/actor';
import { Kind, parse } from 'graphql';
import type { ObjectTypeDefinitionNode } from 'graphql';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { guest, newCustomer, newEmail } from './support/shopper.ts';

const FAILURE = '__typename ... on TooManyAttemptsError { code message retryAfterSeconds }';
const SIGN_UP = `title: ms, firstName: "Ada", lastName: "Byron", password: "four quiet garnet larks", source: signUp_page,
  emailOptIn: false, postOptIn: false, mobileOptIn: false, reCaptchaRealm: "REGISTER"`;

/** Each field that has limits, with one e-mail in place of EMAIL. */
const LIMITED: Readonly<Record<string, string>> = {
  signUp: `signUp(input: { email: "EMAIL", ${SIGN_UP} }) { ${FAILURE} }`,
  signIn: `signIn(email: "EMAIL", password: "wrong", source: my_account) { ${FAILURE} }`,
  resetPassword: `resetPassword(input: { token: "no token", password: "four quiet garnet larks" }) { ${FAILURE} }`,
  updateCustomerData: `updateCustomerData(input: { email: "new.EMAIL", currentPassword: "wrong" }) { ${FAILURE} }`,
  confirmPassword: `confirmPassword(input: { password: "wrong" }) { ${FAILURE} }`,
  forgotPassword: 'forgotPassword(input: { email: "EMAIL" })',
  answerMarketing: 'answerMarketing(input: { token: "no token", wanted: true })',
  requestPrivacy: `requestPrivacy(input: { kind: copy, password: "wrong" }) { ${FAILURE} }`,
  requestPrivacyAsGuest: 'requestPrivacyAsGuest(input: { kind: copy, orderNumber: "LP1", email: "EMAIL" })',
  cancelErasure: 'cancelErasure(token: "no token")',
  userExists: 'userExists(email: "EMAIL")',
  passwordStrength: 'passwordStrength(password: "four quiet garnet larks")',
  sendFacebookEvent: `sendFacebookEvent(input: { eventName: PageView, eventId: "1", eventSourceUrl: "https://shop.example/",
    consentId: "01990000-0000-7000-8000-000000000001" })`,
  verifyReCaptcha: 'verifyReCaptcha(reCaptchaRealm: "LOGIN", reCaptchaToken: "a token")',
  recordConsent: `recordConsent(input: { consentId: "01990000-0000-7000-8000-000000000001", textVersion: 1, categories: [] })`,
};
/** Fields that only a customer may use. */
const SIGNED_IN = new Set(['updateCustomerData', 'confirmPassword', 'requestPrivacy']);
const UNLIMITED = [
  ...['signOut', 'reCaptchaRequired', 'endSession', 'setDefaultAddress'],
  ...['addCustomerAddress', 'updateCustomerAddress', 'removeCustomerAddress'],
];

const { definitions } = parse(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const mutations = definitions
  .filter((one): one is ObjectTypeDefinitionNode => one.kind === Kind.OBJECT_TYPE_DEFINITION)
  .filter(({ name }) => name.value === 'Mutation')
  .flatMap(({ fields = [] }) => fields);

let house: House;
beforeAll(async () => (house = await openHouse({ sourceFactor: 1 })));
afterAll(() => house.close());
beforeEach(() => house.query('DELETE FROM rate_limit'));

/** Calls the field, fills every counter that it used, and calls it again. Where only its network's is full, the bot check is the way out. */
async function refused(operation: string, actor: Partial<Actor>, email: string) {
  const ask = () => house.ask(actor, operation.replace('EMAIL', email));
  await ask();
  await house.query("UPDATE rate_limit SET hits = 1000000 WHERE key NOT LIKE 'signIn:source:%'");
  return ask();
}

describe('a refusal by a limit', () => {
  it('is decided for every mutation: limited or listed as unlimited', () => {
    expect([...Object.keys(LIMITED), ...UNLIMITED].sort()).toEqual(
      mutations.map(({ name }) => name.value).sort(),
    );
  });

  it.each(Object.keys(LIMITED))(
    '[ER-05] of %s is a member of its union, or for a boolean an error with its name, never a masked one',
    async (field) => {
      const { email, actor } = await newCustomer(house);
      const who = SIGNED_IN.has(field) ? actor : guest();
      const { data, errors, headers } = await refused(`mutation { ${LIMITED[field]} }`, who, email);
      const retryAfterSeconds = Number(headers.get('retry-after'));
      expect(retryAfterSeconds).toBeGreaterThan(0);
      const type = mutations.find(({ name }) => name.value === field)?.type;
      const failure = { code: 'TooManyAttemptsError', retryAfterSeconds };
      const isBoolean = JSON.stringify(type).includes('"Boolean"');
      if (isBoolean) expect(errors).toMatchObject([{ path: [field], extensions: failure }]);
      else {
        expect(errors).toBeUndefined();
        expect(data).toMatchObject({ [field]: { __typename: 'TooManyAttemptsError', ...failure } });
      }
    },
  );

  it('[QY-02] of addressLookup, a query, is an error with its name', async () => {
    const { errors } = await refused(
      '{ addressLookup(input: { term: "Leeds" }) { id } }',
      guest(),
      newEmail(),
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'TooManyAttemptsError' });
  });
});
