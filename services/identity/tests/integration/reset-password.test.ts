import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@loupe/subgraph-server/actor';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { openOwedMail } from './support/owed-mail.ts';
import type { OwedMail } from './support/owed-mail.ts';
import { actorOf, begunToken, guest, newCustomer, newEmail, PASSWORD, signIn } from './support/shopper.ts';

const NEW_PASSWORD = 'seven slow amber finches';
const FORGOT = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) }';
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) {
  __typename ... on User { id email } ... on Failure { code message } ... on ValidationError { field } } }`;

let house: House;
let mail: OwedMail;
beforeAll(async () => {
  house = await openHouse();
  mail = await openOwedMail(house);
});
beforeEach(() => mail.forget());
afterAll(async () => {
  await mail.close();
  await house.close();
});

const forgot = (email: string, actor: Actor = guest()) => house.ask(actor, FORGOT, { input: { email } });
async function linkFor(email: string): Promise<string> {
  await forgot(email);
  await mail.sweep();
  return mail.tokenFor(email);
}
const reset = async (input: object, actor: Actor = guest()) => {
  const answer = await house.ask(actor, RESET, { input: { password: NEW_PASSWORD, ...input } });
  return { answer, result: answer.data.resetPassword };
};

describe('a forgotten password', () => {
  it('[MU-03] is replaced by the e-mail’s link, and every other session ends', async () => {
    const { email, id, token: elsewhere } = await newCustomer(house);
    const { answer, result } = await reset({ token: await linkFor(email) });
    expect(result).toEqual({ __typename: 'User', id, email });
    expect(await actorOf(house, begunToken(answer))).toMatchObject({ customerId: id });
    expect(await actorOf(house, elsewhere)).toBeUndefined();
    expect((await signIn(house, { email })).data.signIn.__typename).toBe('SignInRefusedError');
    expect((await signIn(house, { email, password: NEW_PASSWORD })).data.signIn.__typename).toBe('User');
  });

  it('the link is built from configuration and on the customer’s own shop', async () => {
    const { email } = await newCustomer(house, {}, guest('loupe'));
    await forgot(email, guest('loupe')); // whatever host or origin the request has
    await mail.sweep();
    const words = mail.server.words(0);
    expect(words).toContain('https://loupe.example/login/pw/change?token=');
    expect(words).toContain('From: Loupe <accounts@loupe.localhost>');
    expect(words).not.toMatch(/beaverbrooks|elsewhere/i);
  });

  it('the link is valid once', async () => {
    const { email } = await newCustomer(house);
    const token = await linkFor(email);
    const both = await Promise.all([reset({ token }), reset({ token })]);
    expect(both.map(({ result }) => result.__typename).sort()).toEqual(['ResetTokenError', 'User']);
    expect((await reset({ token })).result.code).toBe('ResetTokenError');
  });

  it('the link is valid for an hour, by the database’s clock', async () => {
    const { email, id } = await newCustomer(house);
    const token = await linkFor(email);
    const [row] = await house.query<{ seconds: number }>(
      'SELECT extract(epoch FROM expires_at - created_at)::int AS seconds FROM password_reset WHERE customer_id = $1',
      [id],
    );
    expect(row?.seconds).toBe(3_600);
    const past = `UPDATE password_reset SET expires_at = now() - interval '1 millisecond' WHERE customer_id = $1`;
    await house.query(past, [id]);
    expect((await reset({ token })).result.code).toBe('ResetTokenError');
  });

  it('a newer link makes the older one invalid; a copy of one e-mail does not', async () => {
    const { email } = await newCustomer(house);
    const older = await linkFor(email);
    const newer = await linkFor(email);
    expect((await reset({ token: older })).result.code).toBe('ResetTokenError');

    // The process stops after sending and before storing that it was sent.
    await forgot(email);
    const lost = { ...mail.ports.later, remove: () => Promise.reject(new Error('gone')) };
    await expect(mail.sweep({ later: lost })).rejects.toThrow('gone');
    const first = mail.tokenFor(email);
    await house.query('UPDATE later_work SET next_attempt_at = now()');
    await mail.sweep();
    expect(mail.tokenFor(email)).not.toBe(first);
    expect((await reset({ token: newer })).result.code).toBe('ResetTokenError');
    expect((await reset({ token: first })).result.__typename).toBe('User');
    expect((await reset({ token: mail.tokenFor(email) })).result.code).toBe('ResetTokenError');
  });

  it('a link is not valid in the other shop', async () => {
    const { email } = await newCustomer(house);
    const token = await linkFor(email);
    expect((await reset({ token }, guest('loupe'))).result.code).toBe('ResetTokenError');
    expect((await reset({ token })).result.__typename).toBe('User');
  });

  it('[VA-09] a weak password is refused, and the link stays valid', async () => {
    const { email } = await newCustomer(house);
    const token = await linkFor(email);
    for (const password of ['short', 'password1234', 'x'.repeat(129), `${email.split('@')[0]} garnet larks`])
      expect((await reset({ token, password })).result).toMatchObject({ field: 'password' });
    expect((await reset({ token })).result.__typename).toBe('User');
  });

  it('neither the link’s token nor the session’s is stored', async () => {
    const { email, token: session } = await newCustomer(house);
    const token = await linkFor(email);
    const tables = ['password_reset', 'session', 'later_work', 'outbox', 'rate_limit'];
    for (const table of tables) {
      const [row] = await house.query<{ all: string | null }>(
        `SELECT string_agg(t::text, ' ') AS all FROM ${table} t`,
      );
      for (const secret of [token, session])
        for (const form of [secret, Buffer.from(secret).toString('hex')])
          expect(row?.all ?? '').not.toContain(form);
    }
  });

  it('the answer for an unknown e-mail is the same, and nothing is sent', async () => {
    const { email } = await newCustomer(house);
    const [known, unknown] = [await forgot(email), await forgot(newEmail())];
    expect(unknown.data).toEqual(known.data);
    expect(known.data).toEqual({ forgotPassword: true });
    await mail.sweep();
    expect(mail.server.inbox).toHaveLength(1);
    expect(await house.query('SELECT id FROM later_work')).toEqual([]);
  });
});

describe('a known password', () => {
  it('[MU-03] is changed by a signed-in customer who types it again', async () => {
    const { email, actor, token } = await newCustomer(house);
    const elsewhere = begunToken(await signIn(house, { email }));
    const { answer, result } = await reset({ currentPassword: PASSWORD }, actor);
    expect(result).toMatchObject({ __typename: 'User', email });
    expect(await actorOf(house, token)).toBeUndefined();
    expect(await actorOf(house, elsewhere)).toBeUndefined();
    expect(await actorOf(house, begunToken(answer))).toBeDefined();
    await mail.sweep();
    expect(mail.server.words(0)).toContain('password has been changed');
  });

  it('[MU-03] is required: without it, with a wrong one, or signed out nothing changes', async () => {
    const { email, actor, token } = await newCustomer(house);
    expect((await reset({ currentPassword: 'wrong' }, actor)).result.code).toBe('SignInRefusedError');
    expect((await reset({}, actor)).result).toMatchObject({ field: 'currentPassword' });
    expect((await reset({ currentPassword: PASSWORD })).result.code).toBe('SignInRefusedError');
    expect(await actorOf(house, token)).toBeDefined();
    expect((await signIn(house, { email })).data.signIn.__typename).toBe('User');
  });

  it('changed during a sign-in with the former one, begins no session', async () => {
    const { email, id } = await newCustomer(house);
    const [before] = await house.query<{ n: bigint }>(
      'SELECT count(*) AS n FROM session WHERE customer_id = $1',
      [id],
    );
    const credential = await house.ports.customers.findCredential('beaverbrooks', email, '');
    const token = await linkFor(email);
    await reset({ token });
    // The result of a sign-in that was checked in the meantime.
    const holds = await house.ports.transaction((tx) =>
      house.ports.customersIn(tx).holdsPassword(id, credential?.passwordHash ?? ''),
    );
    expect([holds, Number(before?.n)]).toEqual([false, 1]);
  });
});
