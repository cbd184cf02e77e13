import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Actor } from '@loupe/subgraph-server/actor';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { openOwedMail } from './support/owed-mail.ts';
import type { OwedMail } from './support/owed-mail.ts';
import {
  actorOf,
  begunToken,
  guest,
  isEnded,
  newCustomer,
  newEmail,
  PASSWORD,
  signIn,
} from './support/shopper.ts';

const UPDATE = `mutation ($input: CustomerDataInput!) { updateCustomerData(input: $input) {
  __typename ... on User { email title firstName lastName mobileNumber birthday { day month } marketingPreferences { types } }
  ... on Failure { code message } ... on ValidationError { field } } }`;

let house: House;
let mail: OwedMail;
beforeAll(async () => {
  house = await openHouse();
  mail = await openOwedMail(house);
});
afterAll(async () => {
  await mail.close();
  await house.close();
});

const update = async (actor: Actor, input: object) =>
  (await house.ask(actor, UPDATE, { input })).data.updateCustomerData;

describe('a customer’s data', () => {
  it('[MU-04] changes the given fields and no others', async () => {
    const { actor } = await newCustomer(house, { day: 4, month: 5 });
    const changed = await update(actor, { lastName: ' King ', mobileNumber: '07700 900123', title: 'mrs' });
    expect(changed).toMatchObject({
      title: 'mrs',
      firstName: 'Ada',
      lastName: 'King',
      mobileNumber: '07700900123',
    });
    expect(changed.birthday).toEqual({ day: 4, month: 5 });
    expect(changed.marketingPreferences.types).toEqual(['email', 'mobile']);
    expect(await update(actor, { mobileNumber: ' ' })).toMatchObject({
      mobileNumber: null,
      lastName: 'King',
    });
    expect(await update(actor, {})).toMatchObject({ lastName: 'King' });
  });

  it('[EU-08] [MU-04] stores the accepted marketing types and their source', async () => {
    const { actor, id } = await newCustomer(house);
    const preferences = {
      email: false,
      post: true,
      mobile: false,
      source: 'order_confirmation_page',
      textVersion: 2,
    };
    const changed = await update(actor, { marketingPreferences: preferences });
    expect(changed.marketingPreferences.types).toEqual(['post']);
    const agreed = () =>
      house.query(
        'SELECT marketing_source AS source, marketing_text_version AS text FROM customer WHERE id = $1',
        [id],
      );
    expect(await agreed()).toEqual([{ source: 'order_confirmation_page', text: 2 }]);
    await update(actor, { lastName: 'King' });
    expect(await agreed()).toEqual([{ source: 'order_confirmation_page', text: 2 }]);
    // A page that says no version leaves none of an earlier answer.
    await update(actor, { marketingPreferences: { ...preferences, textVersion: null, source: 'checkout' } });
    expect(await agreed()).toEqual([{ source: 'checkout', text: null }]);
    expect(await update(actor, { marketingPreferences: { ...preferences, textVersion: 0 } })).toMatchObject({
      field: 'marketingPreferences.textVersion',
    });
    const imported = { ...preferences, source: 'elucid' };
    expect(await update(actor, { marketingPreferences: imported })).toMatchObject({
      field: 'marketingPreferences.source',
    });
  });

  it.each([
    ['firstName', { firstName: '  ' }],
    ['mobileNumber', { mobileNumber: '12345' }],
    ['day', { day: 30, month: 2 }],
    ['month', { day: 3 }],
    ['email', { email: 'nowhere', currentPassword: PASSWORD }],
    ['currentPassword', { email: 'ada@example.com' }],
  ])('[VA-13] refuses and names %s', async (field, input) => {
    const { actor } = await newCustomer(house);
    expect(await update(actor, input)).toMatchObject({ __typename: 'ValidationError', field });
  });

  it('[MU-04] a new e-mail needs the password, can sign in, and the former address gets an e-mail', async () => {
    await mail.forget();
    const [{ actor, email: former }, email] = [await newCustomer(house), newEmail()];
    expect(await update(actor, { email, currentPassword: 'wrong' })).toMatchObject({
      code: 'SignInRefusedError',
    });
    expect(await update(actor, { email, currentPassword: PASSWORD })).toMatchObject({ email });
    expect((await signIn(house, { email: former })).data.signIn.code).toBe('SignInRefusedError');
    expect((await signIn(house, { email })).data.signIn.email).toBe(email);
    await mail.sweep();
    expect(mail.to(former)).toHaveLength(1);
    expect(mail.to(email)).toHaveLength(0);
  });

  it('[MU-04] an e-mail that has an account cannot be taken, and nothing changes', async () => {
    const [other, { actor, email }] = [await newCustomer(house), await newCustomer(house)];
    const taken = { email: other.email.toUpperCase(), currentPassword: PASSWORD, firstName: 'Eve' };
    expect(await update(actor, taken)).toMatchObject({ code: 'AccountNotCreatedError' });
    expect(await update(actor, {})).toMatchObject({ email, firstName: 'Ada' });
  });

  it('[ER-07] a guest is told that the session has ended', async () => {
    const { errors } = await house.ask(guest(), UPDATE, { input: {} });
    expect(errors?.[0]?.extensions['code']).toBe('SessionExpiredError');
  });
});

describe('a customer’s sessions', () => {
  const SESSIONS = 'sessions { id isCurrent browser startedAt expiresAt }';
  const END = `mutation ($id: ID!) { endSession(sessionId: $id) { __typename ... on User { ${SESSIONS} } } }`;
  const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1; rv:145.0) Gecko/20100101 Firefox/145.0';

  it('are listed with their browsers, the current one first', async () => {
    const { email, actor } = await newCustomer(house);
    await signIn(house, { email }, guest(), { userAgent: FIREFOX });
    const { data } = await house.ask(actor, `{ user { ${SESSIONS} } }`);
    expect(data.user.sessions).toMatchObject([
      { id: actor.sessionId, isCurrent: true, browser: 'Chrome on Android' },
      { isCurrent: false, browser: 'Firefox on Mac' },
    ]);
    const lasts = data.user.sessions.map(
      ({ startedAt, expiresAt }) => Date.parse(expiresAt) - Date.parse(startedAt),
    );
    expect(lasts).toEqual([30 * 86_400_000, 30 * 86_400_000]);
  });

  it('one of them can be ended from another', async () => {
    const { email, actor } = await newCustomer(house);
    const elsewhere = begunToken(await signIn(house, { email }));
    const { sessionId } = (await actorOf(house, elsewhere))!;
    const answer = await house.ask(actor, END, { id: sessionId });
    expect(answer.data.endSession.sessions).toHaveLength(1);
    expect([await actorOf(house, elsewhere), isEnded(answer)]).toEqual([undefined, false]);
  });

  it('ending the caller’s own signs out', async () => {
    const { actor, token } = await newCustomer(house);
    expect(isEnded(await house.ask(actor, END, { id: actor.sessionId }))).toBe(true);
    expect(await actorOf(house, token)).toBeUndefined();
  });

  it('another customer’s does not change', async () => {
    const [own, other] = [await newCustomer(house), await newCustomer(house)];
    const { data } = await house.ask(own.actor, END, { id: other.actor.sessionId });
    expect(data.endSession.__typename).toBe('User');
    expect(await actorOf(house, other.token)).toBeDefined();
  });
});
