import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Code, ConnectError, createClient } from '@connectrpc/connect';
import { createConnectTransport } from '@connectrpc/connect-node';
import { MarketingService } from '@loupe/contracts/identity/marketing-service';
import { signCalls } from '@loupe/subgraph-server/rpc-auth';
import { testKeys } from '@loupe/test-harness/keys';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { openOwedMail } from './support/owed-mail.ts';
import type { OwedMail } from './support/owed-mail.ts';
import { guest } from './support/shopper.ts';

let house: House;
let mail: OwedMail;
beforeAll(async () => {
  house = await openHouse();
  mail = await openOwedMail(house);
});
beforeEach(async () => {
  await mail.forget();
  await house.query('DELETE FROM marketing_contact');
  await house.query('DELETE FROM marketing_suppression');
});
afterAll(async () => {
  await mail.close();
  await house.close();
});

const EMAIL = 'ada.guest@example.com';

/** identity as a service calls it. */
const callerOf = (issuer: 'cart-checkout' | 'gateway') =>
  createClient(
    MarketingService,
    createConnectTransport({
      baseUrl: house.url,
      httpVersion: '1.1',
      interceptors: [
        signCalls({ issuer, audience: 'identity', keys: testKeys()[issuer].keys, now: () => new Date() }),
      ],
    }),
  );
const said = (changes: object = {}) => ({
  orderId: randomUUID(),
  site: 'beaverbrooks',
  email: EMAIL,
  types: ['email'],
  ...changes,
});
const take = (changes: object = {}) => callerOf('cart-checkout').takeGuestPreference(said(changes));

/** The only e-mail to the address, and the token of its link. */
async function asked(): Promise<{ raw: string; token: string }> {
  await mail.sweep();
  const index = mail.server.inbox.findIndex((raw) => raw.includes(`To: ${EMAIL}`));
  const token = /\/news\?token=([\w-]+)/.exec(mail.server.words(index))?.[1] ?? '';
  return { raw: mail.server.inbox[index] ?? '', token };
}
const ANSWER = 'mutation ($input: AnswerMarketingInput!) { answerMarketing(input: $input) }';
const answer = (token: string, wanted: boolean, site?: 'loupe') =>
  house.ask(guest(site), ANSWER, { input: { token, wanted } });
const contacts = () =>
  house.query(
    `SELECT email, types, source, basis, text_version AS text, confirmed_at IS NOT NULL AS confirmed, withdrawn_at IS NOT NULL AS withdrawn
     FROM marketing_contact`,
  );
const AGREED = { email: EMAIL, types: ['email'], source: 'checkout', basis: 'consent', text: 1 };

describe('a guest’s yes at the checkout', () => {
  it('[RO-06] asks the mailbox, and is in force only once its owner has confirmed it', async () => {
    await take();
    expect(await contacts()).toEqual([{ ...AGREED, confirmed: false, withdrawn: false }]);
    const { token } = await asked();
    expect(token).not.toBe('');
    expect((await answer(token, true)).data).toEqual({ answerMarketing: true });
    expect((await answer(token, true)).data).toEqual({ answerMarketing: true });
    expect(await contacts()).toEqual([{ ...AGREED, confirmed: true, withdrawn: false }]);
  });

  it.each([
    [{ textVersion: 7 }, 7],
    [{}, 1],
  ])('[RO-06] keeps as its proof the text that the page showed: %j', async (text, shown) => {
    await take(text);
    expect(await contacts()).toEqual([{ ...AGREED, text: shown, confirmed: false, withdrawn: false }]);
  });

  it('[RO-06] is withdrawn in one press by a mail program, which both headers tell where (RFC 8058)', async () => {
    await take();
    const { raw, token } = await asked();
    const headers = raw.replaceAll(/\r?\n[ \t]+/g, ' ');
    expect(headers).toContain(
      `List-Unsubscribe: <https://beaverbrooks.example/api/news/unsubscribe?token=${token}>`,
    );
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await answer(token, true);
    expect((await answer(token, false)).data).toEqual({ answerMarketing: false });
    // For good, and however often.
    expect((await answer(token, false)).data).toEqual({ answerMarketing: false });
    expect((await answer(token, true)).data).toEqual({ answerMarketing: false });
    expect(await contacts()).toEqual([{ ...AGREED, email: null, confirmed: true, withdrawn: true }]);
    expect(await house.query('SELECT email_digest FROM marketing_suppression')).toEqual([
      { email_digest: house.digestOf(EMAIL) },
    ]);
  });

  it('[RO-06] sends nothing more to a mailbox that withdrew, in any spelling and for any shopper', async () => {
    await take();
    await answer((await asked()).token, false);
    await mail.forget();
    await take({ email: ' Ada.Guest@Example.com' });
    await mail.sweep();
    expect(mail.server.inbox).toEqual([]);
    expect((await contacts()).length).toBe(1);
    // The other shop is another list.
    await take({ site: 'loupe' });
    expect((await contacts()).length).toBe(2);
  });

  it('[RO-06] sends nothing to a mailbox that withdraws while the yes is stored', async () => {
    await take();
    // The withdrawal of an earlier yes was committed after this one had looked for it.
    await house.query('INSERT INTO marketing_suppression (site, email_digest) VALUES ($1, $2)', [
      'beaverbrooks',
      house.digestOf(EMAIL),
    ]);
    await mail.sweep();
    expect(mail.server.inbox).toEqual([]);
    expect(await house.query('SELECT 1 FROM marketing_link')).toEqual([]);
  });

  it('[RO-06] is taken once for an order, and asks a mailbox once', async () => {
    const orderId = randomUUID();
    await Promise.all([take({ orderId }), take({ orderId }), take({ email: EMAIL.toUpperCase() })]);
    await mail.sweep();
    expect([(await contacts()).length, mail.server.inbox.length]).toEqual([1, 1]);
  });

  it('[RO-06] is taken from cart-checkout alone, and not without a kind of news', async () => {
    const codeOf = (call: Promise<unknown>) =>
      call.then(
        () => 'taken',
        (error: unknown) => Code[ConnectError.from(error).code],
      );
    expect(await codeOf(callerOf('gateway').takeGuestPreference(said()))).toBe('Unauthenticated');
    expect(await codeOf(take({ types: ['telegram'] }))).toBe('InvalidArgument');
    expect(await codeOf(take({ email: ' ' }))).toBe('InvalidArgument');
    expect(await codeOf(take({ textVersion: -1 }))).toBe('InvalidArgument');
    expect(await contacts()).toEqual([]);
  });

  it('[RO-06] answers an unknown link with an error, also one of the other shop, and writes nothing', async () => {
    await take();
    const { token } = await asked();
    for (const { errors } of [await answer('unknown', true), await answer(token, true, 'loupe')])
      expect(errors?.[0]?.extensions['code']).toBe('MarketingLinkError');
    expect(await contacts()).toEqual([{ ...AGREED, confirmed: false, withdrawn: false }]);
  });

  it('[RO-06] is forgotten when nobody confirms it within 30 days; the proof of a withdrawn one after two years', async () => {
    await take();
    await house.query(`UPDATE marketing_contact SET asked_at = now() - interval '29 days'`);
    await house.ports.prune();
    expect((await contacts()).length).toBe(1);
    await house.query(`UPDATE marketing_contact SET asked_at = now() - interval '31 days'`);
    await house.ports.prune();
    expect(await contacts()).toEqual([]);
    // An e-mail that still waits finds nobody.
    await mail.sweep();
    expect(mail.server.inbox).toEqual([]);
  });
});
