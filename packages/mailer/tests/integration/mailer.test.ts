import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import {
  createMailer,
  MailDeferredError,
  MailRefusedError,
  MailUnavailableError,
  type Mail,
  type Mailer,
} from '../../src/mailer.ts';

const MAIL: Mail = {
  from: 'Loupe <orders@loupe.example>',
  to: 'ada@example.com',
  subject: 'Your order LP12',
  html: '<p>Thank you</p>',
  text: 'Thank you',
  messageId: 'LP12.placed@loupe.example',
};

let server: SMTPServer;
let received: string[];
let answer: { responseCode: number } | undefined;
let senderAnswer: { responseCode: number } | undefined;
let words: string;
let contentAnswer: { responseCode: number } | undefined;
let mailer: Mailer;

beforeEach(async () => {
  received = [];
  answer = senderAnswer = contentAnswer = undefined;
  words = 'no';
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => done(refusal(senderAnswer)),
    onRcptTo: (_address, _session, done) => done(refusal(answer)),
    onData: (stream, _session, done) => {
      void text(stream).then((raw) => {
        received.push(raw);
        done(refusal(contentAnswer));
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` });
});
afterEach(async () => {
  mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

const refusal = (code: { responseCode: number } | undefined) =>
  code === undefined ? null : Object.assign(new Error(words), code);
const counted = async (outcome: string) =>
  (await mailer.metrics.read())[0]!.samples.find(({ labels }) => labels?.['outcome'] === outcome)?.value;

describe('mailer', () => {
  it('delivers both bodies under the given Message-ID', async () => {
    await mailer.send(MAIL);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^Message-ID: <LP12\.placed@loupe\.example>$/m);
    expect(received[0]).toContain('text/plain');
    expect(received[0]).toContain('<p>Thank you</p>');
  });

  it('a 5xx to an address or to the content is final', async () => {
    answer = { responseCode: 550 };
    await expect(mailer.send(MAIL)).rejects.toBeInstanceOf(MailRefusedError);
    answer = undefined;
    contentAnswer = { responseCode: 554 };
    await expect(mailer.send(MAIL)).rejects.toBeInstanceOf(MailRefusedError);
  });

  it.each([550, 551, 552, 553, 554, 556])(
    'a refused address is final, and told with its code: %i',
    async (code) => {
      answer = { responseCode: code };
      await expect(mailer.send(MAIL)).rejects.toMatchObject({
        name: 'MailRefusedError',
        reason: String(code),
      });
    },
  );

  it.each([
    ['our sender', () => (senderAnswer = { responseCode: 550 })],
    ['who did not log in', () => (answer = { responseCode: 530 })],
    ['a client that is blocked', () => ((answer = { responseCode: 550 }), (words = '5.7.1 blocked'))],
    ['what the policy forbids', () => ((contentAnswer = { responseCode: 550 }), (words = '5.7.26 DMARC'))],
  ])('a refusal of %s says nothing about the address: the message is deferred', async (_, refuse) => {
    refuse();
    await expect(mailer.send(MAIL)).rejects.toBeInstanceOf(MailDeferredError);
  });

  it('counts what became of the messages', async () => {
    await mailer.send(MAIL);
    answer = { responseCode: 550 };
    await mailer.send(MAIL).catch(() => {});
    answer = { responseCode: 452 };
    await mailer.send(MAIL).catch(() => {});
    answer = { responseCode: 421 };
    await mailer.send(MAIL).catch(() => {});
    expect(await Promise.all(['sent', 'refused', 'deferred', 'unavailable'].map(counted))).toEqual([
      1, 1, 1, 1,
    ]);
  });

  it('an invalid address is final', async () => {
    await expect(mailer.send({ ...MAIL, to: '' })).rejects.toBeInstanceOf(MailRefusedError);
  });

  it('a 4xx to an address or to the content defers this message', async () => {
    answer = { responseCode: 450 };
    await expect(mailer.send(MAIL)).rejects.toBeInstanceOf(MailDeferredError);
    answer = undefined;
    contentAnswer = { responseCode: 452 };
    await expect(mailer.send(MAIL)).rejects.toBeInstanceOf(MailDeferredError);
  });

  it('a server that is closing counts as unavailable', async () => {
    answer = { responseCode: 421 };
    const failure = await mailer.send(MAIL).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailUnavailableError);
    expect(failure).not.toBeInstanceOf(MailDeferredError);
  });

  it('[F47] deferred messages do not open the breaker for others', async () => {
    answer = { responseCode: 450 };
    for (let message = 0; message < 25; message++)
      await expect(mailer.send(MAIL)).rejects.toBeInstanceOf(MailDeferredError);
    answer = undefined;
    await mailer.send(MAIL);
    expect(received).toHaveLength(1);
  });

  it.each([
    [
      'closed to us',
      { onConnect: (_session, done) => done(Object.assign(new Error('no'), { responseCode: 554 })) },
    ],
    [
      'of another password',
      { onAuth: (_auth, _session, done) => done(Object.assign(new Error('no'), { responseCode: 535 })) },
    ],
  ] satisfies [string, SMTPServerOptions][])(
    'a server %s is no reason to give a message up',
    async (_, options) => {
      const strict = new SMTPServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true, ...options });
      await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
      const { port } = strict.server.address() as AddressInfo;
      const stranger = createMailer({ smtpUrl: `smtp://shop:expired@127.0.0.1:${port}` });
      await expect(stranger.send(MAIL)).rejects.toBeInstanceOf(MailUnavailableError);
      stranger.close();
      await new Promise<void>((resolve) => strict.close(resolve));
    },
  );

  it('[ER-13] errors do not repeat the address', async () => {
    answer = { responseCode: 550 };
    await expect(mailer.send(MAIL)).rejects.not.toThrow(/ada@example\.com/);
  });

  it('without a server the message can be retried', async () => {
    const nobody = createMailer({ smtpUrl: 'smtp://127.0.0.1:1' });
    await expect(nobody.send(MAIL)).rejects.toBeInstanceOf(MailUnavailableError);
    nobody.close();
  });

  it('after many failures it has no room until the server may be tried again', async () => {
    const nobody = createMailer({ smtpUrl: 'smtp://127.0.0.1:1' });
    expect(nobody.room()).toBe(Infinity);
    for (let attempt = 0; attempt < 20; attempt++) await nobody.send(MAIL).catch(() => {});
    expect(nobody.room()).toBe(0);
    nobody.close();
  });

  it('sends on as many connections as it may have', async () => {
    let [open, most] = [0, 0];
    const { promise: allOpen, resolve } = Promise.withResolvers<void>();
    server.onData = (stream, _session, done) => {
      most = Math.max(most, ++open);
      if (open === 3) resolve();
      void Promise.all([text(stream), allOpen]).then(() => (open--, done()));
    };
    const { port } = server.server.address() as AddressInfo;
    const wide = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, connections: 3 });
    await Promise.all(Array.from({ length: 9 }, () => wide.send(MAIL)));
    expect(most).toBe(3);
    wide.close();
  });
});
