import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createMailer } from '@loupe/mailer/mailer';
import { dealerMailer } from '../../src/adapters/mail/dealer-mailer.ts';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { INBOXES, openOwedMail, SENDERS } from './support/owed-mail.ts';
import type { OwedMail } from './support/owed-mail.ts';
import { guest } from './support/shopper.ts';

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
const send = async (input: object, actor = guest(), at: House = house) =>
  (await at.ask(actor, SEND, { input: { ...INPUT, ...input } })).data.sendDealerMessage;
const owed = async () => (await house.query('SELECT id FROM later_work')).length;

describe('a message to the dealer’s advisors', () => {
  it('[RT-26] reaches the inbox of its site, to be answered to the visitor, who is sent nothing', async () => {
    const { __typename, reference } = await send({});
    expect([__typename, reference]).toEqual(['DealerMessageTaken', expect.stringMatching(/^D-\w{6}$/)]);
    await mail.sweep();
    expect([mail.to(INBOXES.beaverbrooks).length, mail.server.inbox.length, await owed()]).toEqual([1, 1, 0]);
    const [raw = ''] = mail.server.inbox;
    expect(raw).toContain(`Reply-To: ${INPUT.email}`);
    expect(mail.server.words(0)).toContain('May I see it on Saturday?');
    const [, html] = mail.server.words(0).split('Content-Type: text/html');
    expect(html).toContain('&lt;b&gt;Ada');
    expect(html).not.toContain('<b>Ada');
    expect(raw).toContain(reference);
    await send({}, { ...guest(), site: 'loupe' });
    await mail.sweep();
    expect(mail.to(INBOXES.loupe)).toHaveLength(1);
  });

  it('[RT-26] waits while the mail server is down, and is sent when it is up again', async () => {
    await send({});
    const away = createMailer({ smtpUrl: 'smtp://127.0.0.1:9' });
    await mail.sweep({ dealerMail: dealerMailer({ mailer: away, senders: SENDERS, inboxes: INBOXES }) });
    expect([mail.server.inbox.length, await owed()]).toEqual([0, 1]);
    expect(mail.failures).toMatchObject([{ kind: 'dealer-message', outcome: 'waits' }]);
    away.close();
    await house.query(`UPDATE later_work SET next_attempt_at = now() - interval '1 second'`);
    await mail.sweep();
    expect([mail.to(INBOXES.beaverbrooks).length, await owed()]).toEqual([1, 0]);
  });

  it('[RT-26] is not lost when our own mailbox refuses it', async () => {
    await send({});
    mail.server.refuseWith(550);
    await mail.sweep();
    expect([mail.failures.map(({ outcome }) => outcome), await owed()]).toEqual([['waits'], 1]);
    mail.server.refuseWith(undefined);
    await house.query(`UPDATE later_work SET next_attempt_at = now() - interval '1 second'`);
    await mail.sweep();
    expect([mail.to(INBOXES.beaverbrooks).length, await owed()]).toEqual([1, 0]);
  });

  it('[RT-26] is refused by field, and then neither stored nor counted', async () => {
    const visitor = guest();
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

  it('[RT-26] is limited to five an hour from one browser, and in one name from all', async () => {
    const visitor = guest();
    for (let sent = 0; sent < 5; sent++) await send({ email: `once${sent}@visitor.example` }, visitor);
    expect(await send({ email: 'sixth@visitor.example' }, visitor)).toMatchObject({
      code: 'TooManyAttemptsError',
      retryAfterSeconds: expect.any(Number),
    });
    for (let sent = 0; sent < 5; sent++) await send({ email: 'same@visitor.example' });
    expect(await send({ email: 'Same@visitor.example' })).toMatchObject({ code: 'TooManyAttemptsError' });
  });

  it('[CO-03] needs the bot check where its realm is checked', async () => {
    const checked = await openHouse({ checkedRealms: new Set(['ENQUIRY'] as const) });
    try {
      expect(await send({}, guest(), checked)).toMatchObject({ code: 'ReCaptchaError' });
      const rows = await checked.query('SELECT id FROM later_work');
      expect(rows).toEqual([]);
    } finally {
      await checked.close();
    }
  });

  it('leaves nothing of the visitor in the log', async () => {
    await send({ message: 'A sentence that nobody else writes.' });
    mail.server.refuseWith(550);
    await mail.sweep();
    const log = `${house.lines.join('')}${JSON.stringify(mail.failures)}`;
    for (const words of [INPUT.email, 'Okafor', 'A sentence that nobody']) expect(log).not.toContain(words);
  });
});
