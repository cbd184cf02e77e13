import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { actorOf, begunToken, guest, isEnded, newCustomer, signIn } from './support/shopper.ts';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

describe('signing in', () => {
  it('[MU-01] [QY-03] begins a session, with which userInfo and isAuthorized return the customer', async () => {
    const { id, email } = await newCustomer(house);
    const from = guest();
    const asked = '{ isAuthorized userType userInfo { id email hybrisCustomerId } }';
    const before = await house.ask(from, asked);
    expect(before.data).toEqual({ isAuthorized: false, userType: 'Guest', userInfo: null });
    const answer = await signIn(house, { email: ` ${email.toUpperCase()} ` }, from);
    expect(answer.data.signIn).toEqual({ __typename: 'User', id, email });
    const actor = await actorOf(house, begunToken(answer));
    expect(actor).toMatchObject({ customerId: id, anonymousId: from.anonymousId });
    const { data } = await house.ask(actor!, asked);
    expect(data).toMatchObject({ isAuthorized: true, userType: 'Registered', userInfo: { id, email } });
  });

  it('[MU-01] answers a wrong password and an unknown e-mail with the same message', async () => {
    const { email } = await newCustomer(house);
    const wrong = await signIn(house, { email, password: 'not the password' });
    const unknown = await signIn(house, { email: 'nobody@example.com' });
    expect(wrong.data.signIn).toMatchObject({ __typename: 'SignInRefusedError', code: 'SignInRefusedError' });
    expect(unknown.data).toEqual(wrong.data);
    expect([...wrong.headers.keys()].filter((name) => name.startsWith('x-loupe'))).toEqual([]);
  });

  it('does not accept an account of the other shop', async () => {
    const { email } = await newCustomer(house);
    const answer = await signIn(house, { email }, guest('loupe'));
    expect(answer.data.signIn.__typename).toBe('SignInRefusedError');
  });

  it('[EU-08] refuses a source that only an import sets', async () => {
    const { email } = await newCustomer(house);
    for (const source of ['migration', 'elucid']) {
      const answer = await signIn(house, { email, source });
      expect(answer.data.signIn).toMatchObject({ __typename: 'ValidationError', field: 'source' });
    }
  });

  it('ends the former session and keeps the anonymous id', async () => {
    const { email, token, actor } = await newCustomer(house);
    const answer = await signIn(house, { email }, actor);
    expect(await actorOf(house, token)).toBeUndefined();
    const next = await actorOf(house, begunToken(answer));
    expect(next?.anonymousId).toBe(actor.anonymousId);
    expect(next?.sessionId).not.toBe(actor.sessionId);
  });

  it('[MU-01] signing out ends this session only', async () => {
    const { email, token, actor } = await newCustomer(house);
    const elsewhere = begunToken(await signIn(house, { email }));
    const answer = await house.ask(actor, 'mutation { signOut }');
    expect(answer.data).toEqual({ signOut: true });
    expect(isEnded(answer)).toBe(true);
    expect(await actorOf(house, token)).toBeUndefined();
    expect(await actorOf(house, elsewhere)).toBeDefined();
  });

  it('[MU-01] a guest may sign out, too, and continues with a new anonymous id', async () => {
    const answer = await house.ask(guest(), 'mutation { signOut }');
    expect([answer.data, isEnded(answer)]).toEqual([{ signOut: true }, true]);
  });

  it('[RO-05] [EU-01] there are guests and registered customers, and no other kind of visitor', async () => {
    const { data } = await house.ask(guest(), '{ userType isAuthorized userInfo { id } user { id } }');
    expect(data).toEqual({ userType: 'Guest', isAuthorized: false, userInfo: null, user: null });
    const columns = await house.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'identity' AND column_name ~ 'role|staff|admin'`,
    );
    expect(columns).toEqual([]);
  });
});
