import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createMailer } from '@loupe/mailer/mailer';
import { refuseRows } from '@loupe/test-harness/refused-rows';
import { accountMailer } from '../../src/adapters/mail/account-mailer.ts';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { openOwedMail, SENDERS } from './support/owed-mail.ts';
import type { OwedMail } from './support/owed-mail.ts';
import { guest, newCustomer } from './support/shopper.ts';

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

const FORGOT = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) }';
const forgot = async (email: string) => {
  const { data } = await house.ask(guest(), FORGOT, { input: { email } });
  expect(data).toEqual({ forgotPassword: true });
};
const owed = () =>
  house.query<{ attempts: number; wait: number }>(
    'SELECT attempts, extract(epoch FROM next_attempt_at - clock())::float8 AS wait FROM later_work ORDER BY id',
  );

async function untilSomebodyWaits(): Promise<void> {
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await house.query(waiting)).length === 0);
}

describe('a stored e-mail', () => {
  it('is sent although the previous one cannot be marked as sent', async () => {
    const [first, second] = [await newCustomer(house), await newCustomer(house)];
    await house.query('DELETE FROM later_work');
    await forgot(first.email);
    await forgot(second.email);
    const condition = `OLD.payload ->> 'email' = '${first.email}'`;
    const allow = await refuseRows(house.query, { table: 'later_work', event: 'DELETE', condition });
    await expect(mail.sweep()).rejects.toThrow('refused by the test');
    expect(mail.to(second.email)).toHaveLength(1);
    await allow();
  });

  it('waits while the mail server is down, ten seconds each time, and is sent when it is up again', async () => {
    const { email } = await newCustomer(house);
    await forgot(email);
    const away = createMailer({ smtpUrl: 'smtp://127.0.0.1:9' });
    const sweepAway = () => mail.sweep({ mail: accountMailer({ mailer: away, senders: SENDERS }) });
    const waits: number[] = [];
    for (let tries = 1; tries <= 3; tries++) {
      expect(await sweepAway()).toBe(1);
      const [job] = await owed();
      expect(job?.attempts).toBe(tries);
      waits.push(job?.wait ?? 0);
      expect(await sweepAway()).toBe(0); // not before it is due
      await house.query(`UPDATE later_work SET next_attempt_at = now() - interval '1 second'`);
    }
    expect(waits.map((wait) => Math.round(wait))).toEqual([10, 10, 10]);
    expect(mail.failures).toMatchObject([1, 2, 3].map((attempts) => ({ attempts, outcome: 'waits' })));
    away.close();
    await mail.sweep();
    expect([mail.to(email).length, await owed()]).toEqual([1, []]);
  });

  it('is given up when the server rejects it permanently, and logged', async () => {
    const { email } = await newCustomer(house);
    await forgot(email);
    mail.server.refuseWith(550);
    await mail.sweep();
    expect(await owed()).toEqual([]);
    expect(mail.failures).toMatchObject([{ kind: 'password-reset', outcome: 'given up' }]);
    expect(`${mail.failures[0]?.err} ${JSON.stringify(mail.failures)}`).not.toContain(email);
  });

  it('is given up after a day', async () => {
    const { email } = await newCustomer(house);
    await forgot(email);
    await house.query(`UPDATE later_work SET created_at = now() - interval '25 hours'`);
    await mail.sweep();
    expect([mail.server.inbox.length, await owed()]).toEqual([0, []]);
    expect(mail.failures).toMatchObject([{ outcome: 'given up' }]);
  });

  it('about the account is retried for 80 hours while its mailbox is full, and then sent', async () => {
    const { email } = await newCustomer(house);
    await forgot(email);
    await house.query(`UPDATE later_work SET kind = 'password-changed'`);
    mail.server.refuseWith(452);
    for (let hours = 0; hours <= 80; hours += 8) {
      await house.query(
        `UPDATE later_work SET next_attempt_at = now() - interval '1 second', created_at = now() - $1 * interval '1 hour'`,
        [hours],
      );
      expect(await mail.sweep()).toBe(1);
    }
    expect(mail.failures.every(({ outcome }) => outcome === 'waits')).toBe(true);
    mail.server.refuseWith(undefined);
    await house.query(`UPDATE later_work SET next_attempt_at = now() - interval '1 second'`);
    await mail.sweep();
    expect([mail.to(email).length, await owed()]).toEqual([1, []]);
  });

  it('is sent by one sweeper only', async () => {
    const customers = [await newCustomer(house), await newCustomer(house), await newCustomer(house)];
    for (const { email } of customers) await forgot(email);
    const counts = await Promise.all([mail.sweep(), mail.sweep(), mail.sweep()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(3);
    expect(mail.server.inbox).toHaveLength(3);
  });

  it('that fails with an unexpected error does not delay the others', async () => {
    const [first, second] = [await newCustomer(house), await newCustomer(house)];
    for (const { email } of [first, second]) await forgot(email);
    const failing: typeof mail.ports.mail = {
      send: async (letter) => {
        if (letter.email === first.email) throw new Error('a defect');
        return mail.ports.mail.send(letter);
      },
    };
    expect(await mail.sweep({ mail: failing })).toBe(2);
    expect([mail.to(second.email).length, (await owed()).length]).toEqual([1, 1]);
  });
});

describe('a stored e-mail with a link', () => {
  it('[MU-03] is not sent to an address that its customer has replaced in the meantime', async () => {
    const { email, id } = await newCustomer(house);
    await forgot(email);
    const change = await house.pool.connect();
    await change.query('BEGIN');
    await change.query(`UPDATE customer SET email = 'moved.' || email WHERE id = $1`, [id]);
    const sweep = mail.sweep();
    await untilSomebodyWaits();
    await change.query('COMMIT');
    change.release();
    expect(await sweep).toBe(1);
    expect([mail.server.inbox.length, await owed()]).toEqual([0, []]);
    expect(await house.query('SELECT id FROM password_reset WHERE customer_id = $1', [id])).toEqual([]);
  });
});
