import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runLater } from '@loupe/database/run-later';
import type { LaterFailure } from '@loupe/database/run-later';
import { createMailer } from '@loupe/mailer/mailer';
import { createLogger } from '@loupe/telemetry/logger';
import { openMailServer } from '@loupe/test-harness/mail-server';
import { dealerMailer } from '../../src/adapters/mail/dealer-mailer.ts';
import { dealerMessageHandlers } from '../../src/use-cases/send-dealer-message.ts';
import { newVisitor, SATURDAY_NOON } from './support/reservations.ts';
import type { Visitor } from './support/reservations.ts';
import { startStores, type TestStores } from './support/stores.ts';

const sender = (site: string) => ({
  from: `Shop <shop@${site}.example>`,
  storefrontUrl: `https://${site}.example`,
});
const MAIL = {
  senders: { beaverbrooks: sender('beaverbrooks'), loupe: sender('loupe') },
  inboxes: { beaverbrooks: 'showroom@beaverbrooks.example', loupe: 'showroom@loupe.example' },
};

const lines: string[] = [];
const destination = new Writable({
  write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()),
});
const logger = createLogger({ service: 'stores-reservations-test', level: 'debug', destination });
const failures: LaterFailure[] = [];
let service: TestStores;
let server: Awaited<ReturnType<typeof openMailServer>>;
let mailer: ReturnType<typeof createMailer>;
beforeAll(async () => {
  service = await startStores();
  server = await openMailServer();
  mailer = createMailer({ smtpUrl: server.url, logger });
});
beforeEach(async () => {
  await service.setClock(SATURDAY_NOON);
  await service.pool.query('TRUNCATE later_work, rate_limit');
  server.reset();
  failures.length = 0;
});
afterAll(async () => {
  mailer.close();
  await server.close();
  await service.stop();
});

const SEND = `mutation ($input: DealerMessageInput!) {
  sendDealerMessage(input: $input) {
    __typename
    ... on DealerMessageTaken { reference }
    ... on Failure { code message }
    ... on ValidationError { field }
    ... on TooManyAttemptsError { retryAfterSeconds }
  }
}`;
const INPUT = {
  kind: 'message',
  title: 'ms',
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@visitor.example',
  showroom: 'manchester',
  productCode: '0300001',
  message: 'May I see it on Saturday?\n<b>Ada</b>',
};
interface Answer {
  readonly __typename: string;
  readonly reference?: string;
}
async function send(input: object, { actor, ip }: Visitor = newVisitor(), at = service): Promise<Answer> {
  const asked = { input: { ...INPUT, ...input } };
  return (await at.ask<{ sendDealerMessage: Answer }>(SEND, asked, actor, ip)).data.sendDealerMessage;
}
const owed = async () => (await service.pool.query('SELECT FROM later_work')).rowCount;
const inboxOf = (to: string) => server.inbox.filter((raw) => raw.includes(`To: ${to}`));
/** Delivers what is due, as the background does. */
async function deliver(through = mailer): Promise<void> {
  await service.pool.query('UPDATE later_work SET next_attempt_at = clock()');
  await runLater({
    later: service.ports.later,
    handlers: dealerMessageHandlers({ dealerMail: dealerMailer({ ...MAIL, mailer: through }) }) as never,
    report: (failure) => failures.push(failure),
  });
}

describe('a message to the dealer’s advisors', () => {
  it('[RT-26] reaches the inbox of its site, to be answered to the visitor, who is sent nothing', async () => {
    const { __typename, reference } = await send({});
    expect([__typename, reference]).toEqual(['DealerMessageTaken', expect.stringMatching(/^D-\w{6}$/)]);
    await deliver();
    expect([inboxOf(MAIL.inboxes.beaverbrooks).length, server.inbox.length, await owed()]).toEqual([1, 1, 0]);
    const [raw = ''] = server.inbox;
    expect(raw).toContain(`Reply-To: ${INPUT.email}`);
    expect(server.words(0)).toContain('May I see it on Saturday?');
    const [, html] = server.words(0).split('Content-Type: text/html');
    expect(html).toContain('&lt;b&gt;Ada');
    expect(html).not.toContain('<b>Ada');
    expect(raw).toContain(reference);
    const visitor = newVisitor();
    await send({}, { ...visitor, actor: { ...visitor.actor, site: 'loupe' } });
    await deliver();
    expect(inboxOf(MAIL.inboxes.loupe)).toHaveLength(1);
  });

  it('[RT-26] a request for an appointment tells the advisors the day, the part of it and the phone', async () => {
    const asked = { kind: 'appointment', phone: '0161 496 0112', preferredDay: '2026-11-24' };
    expect(await send({ ...asked, preferredTime: 'evening', message: null })).toMatchObject({
      __typename: 'DealerMessageTaken',
    });
    await deliver();
    expect(server.words(0)).toContain('Preferred: 2026-11-24, evening.');
    expect(server.words(0)).toContain('01614960112');
  });

  it('[RT-26] waits while the mail server is down, and is sent when it is up again', async () => {
    await send({});
    const away = createMailer({ smtpUrl: 'smtp://127.0.0.1:9' });
    await deliver(away);
    away.close();
    expect([server.inbox.length, await owed()]).toEqual([0, 1]);
    expect(failures).toMatchObject([{ kind: 'dealer-message', outcome: 'waits' }]);
    await deliver();
    expect([inboxOf(MAIL.inboxes.beaverbrooks).length, await owed()]).toEqual([1, 0]);
  });

  it('[RT-26] is not lost when our own mailbox refuses it', async () => {
    await send({});
    server.refuseWith(550);
    await deliver();
    expect([failures.map(({ outcome }) => outcome), await owed()]).toEqual([['waits'], 1]);
    server.refuseWith(undefined);
    await deliver();
    expect([inboxOf(MAIL.inboxes.beaverbrooks).length, await owed()]).toEqual([1, 0]);
  });

  it('[RT-26] is refused by field, and then neither stored nor counted', async () => {
    const visitor = newVisitor();
    for (let tries = 0; tries < 6; tries++)
      expect(await send({ showroom: '' }, visitor)).toMatchObject({
        code: 'ValidationError',
        field: 'showroom',
      });
    expect(await send({ kind: 'appointment', phone: '0161 496 0112' }, visitor)).toMatchObject({
      field: 'preferredDay',
    });
    expect([(await send({}, visitor)).__typename, await owed()]).toEqual(['DealerMessageTaken', 1]);
  });

  it('[RT-26] is for a store of the site, and not stored for any other', async () => {
    expect(await send({ showroom: 'atlantis' })).toMatchObject({
      code: 'ValidationError',
      field: 'showroom',
    });
    expect(await owed()).toBe(0);
  });

  it('[RT-26] is limited to five an hour from one browser, and in one name from all', async () => {
    const visitor = newVisitor();
    for (let sent = 0; sent < 5; sent++) await send({ email: `once${sent}@visitor.example` }, visitor);
    expect(await send({ email: 'sixth@visitor.example' }, visitor)).toMatchObject({
      code: 'TooManyAttemptsError',
      retryAfterSeconds: expect.any(Number),
    });
    for (let sent = 0; sent < 5; sent++) await send({ email: 'same@visitor.example' });
    expect(await send({ email: 'Same@visitor.example' })).toMatchObject({ code: 'TooManyAttemptsError' });
  });

  it('[CO-03] needs the bot check where its realm is checked', async () => {
    const checked = await startStores({ isEnquiryChecked: true });
    try {
      for (const reCaptchaToken of [undefined, 'robot'])
        expect(await send({ reCaptchaToken }, newVisitor(), checked)).toMatchObject({
          code: 'ReCaptchaError',
        });
      expect((await checked.pool.query('SELECT FROM later_work')).rowCount).toBe(0);
      expect(await send({ reCaptchaToken: 'human' }, newVisitor(), checked)).toMatchObject({
        __typename: 'DealerMessageTaken',
      });
    } finally {
      await checked.stop();
    }
  });

  it('leaves nothing of the visitor in the log', async () => {
    await send({ message: 'A sentence that nobody else writes.' });
    server.refuseWith(550);
    await deliver();
    server.refuseWith(undefined);
    expect(failures).toHaveLength(1);
    const log = `${lines.join('')}${JSON.stringify(failures)}`;
    for (const words of [INPUT.email, 'Okafor', 'A sentence that nobody']) expect(log).not.toContain(words);
  });
});
