import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createMailer } from '@loupe/mailer/mailer';
import { openSlowMailServer } from '@loupe/test-harness/slow-mail-server';
import { until } from '@loupe/test-harness/until';
import { accountMailer } from '../../src/adapters/mail/account-mailer.ts';
import { startSweepers } from '../../src/sweepers.ts';
import type { EmailKind } from '../../src/domain/email/owed-email.ts';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { SENDERS } from './support/owed-mail.ts';

const EMAILS = 60;
const AT_ONCE = 10;
const MAIL_MS = 300;

let house: House;
let server: Awaited<ReturnType<typeof openSlowMailServer>>;
beforeAll(async () => {
  [house, server] = await Promise.all([openHouse(), openSlowMailServer(MAIL_MS)]);
});
beforeEach(() => house.query('DELETE FROM later_work'));
afterAll(() => Promise.all([house.close(), server.close()]));

const owe = (kind: EmailKind, email: string) =>
  house.ports.transaction((tx) => house.ports.emailsIn(tx).owe('loupe', kind, email));
/** The kinds of the e-mails that have arrived, in that order. */
const arrived = () => [...server.arrivals.keys()].map((id) => id.split('@')[0]!.split('.')[1]!);

/** Runs the sweepers until nothing is stored any more. */
async function sendAll(conversion: () => Promise<void>, isDone: () => Promise<boolean>): Promise<void> {
  const mailer = createMailer({ smtpUrl: server.url, connections: AT_ONCE });
  const unused = { send: () => Promise.reject(new Error('nothing of it is stored')) };
  const stopping = new AbortController();
  const sweepers = startSweepers({
    config: { EMAILS_AT_ONCE: AT_ONCE, CONVERSIONS_AT_ONCE: 2, PRUNE_SWEEP_SECONDS: 600 },
    ports: {
      ...house.ports,
      mail: accountMailer({ mailer, senders: SENDERS }),
      marketingMail: unused,
      privacyMail: unused,
      conversions: { send: conversion },
      conversionEnded: () => {},
      rooms: { mail: mailer.room, conversions: () => Infinity },
    },
    logger: house.logger,
    signal: stopping.signal,
  });
  await until('all are sent', isDone, 30_000);
  stopping.abort();
  await sweepers.done;
  mailer.close();
}

const none = async () => (await house.query('SELECT FROM later_work')).length === 0;

it(`${EMAILS} e-mails about accounts are sent ${AT_ONCE} at the same time by a mail server of ${MAIL_MS} ms, each once`, async () => {
  for (let person = 0; person < EMAILS; person++) await owe('sign-up-tried', `${person}@example.com`);
  await sendAll(async () => {}, none);
  expect(server.arrivals.size).toBe(EMAILS);
  expect(server.copies()).toBe(0);
  expect(server.mostAtOnce()).toBe(AT_ONCE);
});

it('e-mails to one mailbox are sent in the order of what happened', async () => {
  server.arrivals.clear();
  const kinds = ['password-changed', 'sign-up-tried', 'email-changed'] as const;
  for (const kind of kinds) await owe(kind, 'ada@example.com');
  await sendAll(async () => {}, none);
  expect(arrived()).toEqual(kinds);
});
