import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Actor } from '@loupe/subgraph-server/actor';
import { privacyMetrics } from '../../src/adapters/db/privacy-metrics.ts';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { openOwedMail } from './support/owed-mail.ts';
import type { OwedMail } from './support/owed-mail.ts';
import { actorOf, guest, newCustomer, PASSWORD } from './support/shopper.ts';

const ASK = `mutation ($input: PrivacyRequestInput!) { requestPrivacy(input: $input) {
  __typename ... on User { privacyRequests { kind state openMatters } } ... on Failure { code } } }`;
const ASK_AS_GUEST = 'mutation ($input: GuestPrivacyRequestInput!) { requestPrivacyAsGuest(input: $input) }';
const CANCEL = 'mutation ($token: String!) { cancelErasure(token: $token) }';
const COPY =
  'query ($token: String!, $number: String) { privacyCopy(token: $token, orderNumber: $number) { json page } }';

let house: House;
let mail: OwedMail;
beforeAll(async () => {
  house = await openHouse();
  mail = await openOwedMail(house);
});
beforeEach(async () => {
  await mail.forget();
  await house.query('DELETE FROM privacy_request');
  await house.query('DELETE FROM outbox');
});
afterAll(async () => {
  await mail.close();
  await house.close();
});

async function customer() {
  const made = await newCustomer(house);
  await mail.forget();
  return { ...made, actor: (await actorOf(house, made.token))! };
}
const ask = (actor: Actor, kind: string, password = PASSWORD) =>
  house.ask(actor, ASK, { input: { kind, password } });
const requests = () =>
  house.query<{ id: string; kind: string; state: string }>(
    'SELECT id, kind, state, customer_id, order_number, mailbox FROM privacy_request ORDER BY id',
  );

/** Types of what a restore of the database finds in the topic, in order. */
const events = async () =>
  (
    await house.query<{ type: string }>(
      `SELECT type FROM outbox WHERE aggregatetype = 'identity.erasure.v1' ORDER BY seq`,
    )
  ).map(({ type }) => type);

const oweLetter = (requestId: string) =>
  house.ports.later.store({ id: house.ports.newId(), kind: 'privacy-letter', payload: { requestId } });

/** As the job does it: the request is in this state, and the e-mail about it is owed and sent. */
async function tell(state: 'waiting' | 'refused' | 'done', change = ''): Promise<string> {
  const ends =
    state === 'waiting' ? `due_at = now() + interval '72 hours'` : 'due_at = NULL, ended_at = now()';
  const [request] = await house.query<{ id: string }>(
    `UPDATE privacy_request SET state = $1, ${ends} ${change} RETURNING id`,
    [state],
  );
  await oweLetter(request!.id);
  await mail.sweep();
  return request!.id;
}
/** The only e-mail to the address, and the token of its link. */
function told(email: string): { words: string; token: string } {
  expect(mail.to(email)).toHaveLength(1);
  const words = mail.server.words(mail.server.inbox.findIndex((raw) => raw.includes(`To: ${email}`)));
  return { words, token: /[?&](?:copy|keep)=([\w-]+)/.exec(words)?.[1] ?? '' };
}
const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions['code'];

describe('a customer who asks about the data', () => {
  it.each(['copy', 'erasure'])('of kind %s gives the password, and asks once while it runs', async (kind) => {
    const { actor, id } = await customer();
    expect((await ask(actor, kind, 'wrong')).data).toMatchObject({
      requestPrivacy: { code: 'SignInRefusedError' },
    });
    expect(await requests()).toEqual([]);
    for (let times = 0; times < 2; times++)
      expect((await ask(actor, kind)).data).toMatchObject({
        requestPrivacy: { privacyRequests: [{ kind, state: 'asked', openMatters: [] }] },
      });
    expect(await requests()).toMatchObject([{ kind, customer_id: id, mailbox: null, order_number: null }]);
    expect(await events()).toEqual(['privacy-requested']);
  });

  it('is nobody who is not signed in', async () => {
    expect(codeOf(await ask(guest(), 'erasure'))).toBe('SessionExpiredError');
    expect(await requests()).toEqual([]);
  });

  it('gets the copy by the link of the e-mail and signed in, for seven days', async () => {
    const { actor, email } = await customer();
    await ask(actor, 'copy');
    const id = await tell('done');
    await house.query(`INSERT INTO privacy_copy (request_id, json, page) VALUES ($1, '[]', '<p>')`, [id]);
    const { token } = told(email);
    expect((await house.ask(actor, COPY, { token })).data).toEqual({
      privacyCopy: { json: '[]', page: '<p>' },
    });
    const other = (await customer()).actor;
    for (const [who, words] of [
      [other, { token }],
      [guest(), { token }],
      [guest(), { token, number: 'LP1' }],
      [actor, { token: 'unknown' }],
    ] as const)
      expect(codeOf(await house.ask(who, COPY, words))).toBe('PrivacyLinkError');
    await house.query(`UPDATE privacy_link SET ends_at = now() - interval '1 second'`);
    expect(codeOf(await house.ask(actor, COPY, { token }))).toBe('PrivacyLinkError');
  });

  it('is told when the data are erased, and cancels it by the link, once', async () => {
    const { actor, email } = await customer();
    await ask(actor, 'erasure');
    await tell('waiting');
    const { token } = told(email);
    expect(codeOf(await house.ask(guest('loupe'), CANCEL, { token }))).toBe('PrivacyLinkError');
    expect((await house.ask(guest(), CANCEL, { token })).data).toEqual({ cancelErasure: true });
    expect(await requests()).toMatchObject([{ state: 'cancelled' }]);
    expect(codeOf(await house.ask(guest(), CANCEL, { token }))).toBe('PrivacyLinkError');
    // A second request is possible then.
    await ask(actor, 'erasure');
    expect(await requests()).toMatchObject([{ state: 'cancelled' }, { state: 'asked' }]);
    expect(await events()).toEqual(['privacy-requested', 'privacy-request-ended', 'privacy-requested']);
  });

  it('has 72 hours from the e-mail on, however late it is sent', async () => {
    const { actor, email } = await customer();
    await ask(actor, 'erasure');
    mail.server.refuseWith(451);
    const id = await tell('waiting');
    await house.query(`UPDATE privacy_request SET due_at = now() + interval '1 hour'`);
    mail.server.refuseWith(undefined);
    await house.query(`UPDATE later_work SET next_attempt_at = now() - interval '1 millisecond'`);
    await mail.sweep();
    const { words } = told(email);
    const [request] = await house.query<{ dueAt: Date; endsAt: Date; hours: number }>(
      `SELECT due_at AS "dueAt", extract(epoch FROM due_at - now())::float8 / 3600 AS hours,
         (SELECT max(ends_at) FROM privacy_link WHERE request_id = $1) AS "endsAt" FROM privacy_request WHERE id = $1`,
      [id],
    );
    expect(request!.hours).toBeGreaterThan(71.9);
    expect(request!.endsAt).toEqual(request!.dueAt);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'Europe/London' });
    expect(words).toContain(day.format(request!.dueAt));
  });

  it.each([
    ['refuses the e-mail', 550],
    ['is full for two weeks', 452],
  ])('whose mailbox %s is not erased: nobody could stop it', async (_what, code) => {
    const { actor } = await customer();
    await ask(actor, 'erasure');
    mail.server.refuseWith(code);
    await tell('waiting');
    await house.query(
      `UPDATE later_work SET created_at = now() - interval '15 days', next_attempt_at = now() - interval '1 millisecond'`,
    );
    await mail.sweep();
    mail.server.refuseWith(undefined);
    expect(await house.query('SELECT state, open_matters, due_at FROM privacy_request')).toEqual([
      { state: 'refused', open_matters: ['mailbox'], due_at: null },
    ]);
    expect(await events()).toEqual(['privacy-requested', 'privacy-request-ended']);
  });

  it('cannot cancel an erasure that has begun', async () => {
    const { actor, email } = await customer();
    await ask(actor, 'erasure');
    await tell('waiting');
    await house.query(`UPDATE privacy_request SET state = 'begun'`);
    expect(codeOf(await house.ask(guest(), CANCEL, { token: told(email).token }))).toBe('PrivacyLinkError');
  });

  it('is told why it is refused, without a link', async () => {
    const { actor, email } = await customer();
    await ask(actor, 'erasure');
    await tell('refused', `, open_matters = '{order LP1}'`);
    expect(told(email)).toMatchObject({ token: '', words: expect.stringContaining('order LP1') });
  });

  it('gets no e-mail about an erasure that was cancelled before it was sent', async () => {
    const { actor, email } = await customer();
    await ask(actor, 'erasure');
    const [request] = await requests();
    await oweLetter(request!.id);
    await house.query(`UPDATE privacy_request SET state = 'cancelled', ended_at = now(), due_at = NULL`);
    await mail.sweep();
    expect(mail.to(email)).toEqual([]);
  });
});

describe('a guest who asks about the data', () => {
  const input = { kind: 'copy', orderNumber: 'LP1', email: ' Ada.Guest@Example.com ' };
  const EMAIL = 'ada.guest@example.com';

  it('is answered alike, known or not, and asks once while it runs', async () => {
    for (let times = 0; times < 2; times++)
      expect((await house.ask(guest(), ASK_AS_GUEST, { input })).data).toEqual({
        requestPrivacyAsGuest: true,
      });
    expect(await requests()).toMatchObject([{ customer_id: null, order_number: 'LP1', mailbox: EMAIL }]);
    // What was typed is in no topic: the job tells of it when it has found the order.
    expect(await events()).toEqual([]);
    expect(codeOf(await house.ask(guest(), ASK_AS_GUEST, { input: { ...input, email: 'no mailbox' } }))).toBe(
      'ValidationError',
    );
  });

  it('gets the copy by the link and the number of the order; the mailbox is forgotten a week later', async () => {
    await house.ask(guest(), ASK_AS_GUEST, { input });
    const id = await tell('done');
    await house.query(`INSERT INTO privacy_copy (request_id, json, page) VALUES ($1, '[]', '<p>')`, [id]);
    const { token } = told(EMAIL);
    expect((await house.ask(guest(), COPY, { token, number: 'LP1' })).data).toMatchObject({
      privacyCopy: { json: '[]' },
    });
    for (const words of [{ token }, { token, number: 'LP2' }])
      expect(codeOf(await house.ask(guest(), COPY, words))).toBe('PrivacyLinkError');
    await house.query(`UPDATE privacy_request SET ended_at = now() - interval '8 days'`);
    await house.query(`UPDATE privacy_copy SET made_at = now() - interval '8 days'`);
    await house.ports.prune();
    expect(await requests()).toMatchObject([{ mailbox: null, state: 'done' }]);
    expect(await house.query('SELECT FROM privacy_copy')).toEqual([]);
    await house.query(`UPDATE privacy_request SET ended_at = now() - interval '7 years'`);
    await house.ports.prune();
    expect(await requests()).toEqual([]);
  });
});

describe('the age of requests', () => {
  const days = async () => {
    const [gauge] = await privacyMetrics(house.pool).read();
    return Math.floor(Number(gauge!.samples[0]!.value) / 86_400);
  };
  const asked = (table: string, columns: string, values: string, ago: number) =>
    house.query(
      `INSERT INTO ${table} (${columns}, asked_at) VALUES (${values}, now() - interval '${ago} days 1 minute')`,
    );

  it('is that of the oldest that neither the job nor an operator has answered', async () => {
    expect(await days()).toBe(0);
    await asked(
      'privacy_request',
      'site, kind, order_number, mailbox',
      "'loupe', 'copy', 'LP7', 'a@b.example'",
      26,
    );
    expect(await days()).toBe(26);
    await asked('erasure', 'subject, site, operator, reason', "'LP8', 'loupe', 'an operator', 'letter'", 28);
    expect(await days()).toBe(28);
    // Done here, and others are still to be told.
    await house.query(`UPDATE erasure SET done_at = now(), belongings = '{"toTell": ["meta"]}'`);
    expect(await days()).toBe(28);
    await house.query(`UPDATE erasure SET belongings = '{"toTell": []}'`);
    await house.query("UPDATE privacy_request SET state = 'done', ended_at = now(), due_at = NULL");
    expect(await days()).toBe(0);
  });
});
