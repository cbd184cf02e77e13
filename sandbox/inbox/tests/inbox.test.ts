import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app.ts';
import { openMailbox, type Message } from '../mailbox.ts';
import { smtpServer } from '../smtp.ts';

const MAIL = [
  'From: Loupe <orders@loupe.example>',
  'To: Ada <Ada@Example.com>',
  'Subject: Your order LP12',
  'Message-ID: <LP12.placed@loupe.example>',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<h1>Thank you</h1><script>alert(1)</script>',
].join('\r\n');

let folder: string;
let http: Server;
let smtp: ReturnType<typeof smtpServer>;
let base: string;

async function open(): Promise<void> {
  const mailbox = await openMailbox(folder, () => new Date('2026-11-21T10:00:00Z'));
  smtp = smtpServer(mailbox);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  http = createServer(createApp(mailbox)).listen(0, '127.0.0.1');
  await once(http, 'listening');
  base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

async function close(): Promise<void> {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
  await new Promise<void>((resolve) => smtp.close(resolve));
}

/** SMTP without a client library, which could hide errors of the protocol. */
async function send(mail: string, to = 'ada@example.com', answer = '250'): Promise<void> {
  const socket = connect((smtp.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  const say = async (line: string | null, code: string) => {
    if (line !== null) socket.write(`${line}\r\n`);
    const [answer] = (await once(socket, 'data')) as [string];
    expect(answer.slice(0, 3)).toBe(code);
  };
  await say(null, '220');
  await say('EHLO test', '250');
  await say('MAIL FROM:<orders@loupe.example>', '250');
  await say(`RCPT TO:<${to}>`, answer);
  if (answer !== '250') return void socket.end('QUIT\r\n');
  await say('DATA', '354');
  await say(`${mail}\r\n.`, '250');
  socket.end('QUIT\r\n');
}

const messages = async (query = ''): Promise<Message[]> =>
  ((await (await fetch(`${base}/api/messages${query}`)).json()) as { messages: Message[] }).messages;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loupe-inbox-'));
  await open();
});
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true });
});

describe('the inbox', () => {
  it('refuses a mailbox that is unknown, and defers one that is full', async () => {
    await send(MAIL, 'unknown-7@example.com', '550');
    await send(MAIL, 'full@example.com', '452');
    await send(MAIL, 'fuller@example.com');
    expect(await messages()).toHaveLength(1);
  });

  it('keeps acknowledged messages over a restart', async () => {
    await send(MAIL);
    await close();
    await open();
    expect(await messages()).toMatchObject([
      { subject: 'Your order LP12', to: ['ada@example.com'], messageId: '<LP12.placed@loupe.example>' },
    ]);
  });

  it('finds by recipient in any case and by words of the subject', async () => {
    await send(MAIL);
    expect(await messages('?to=ADA@example.com&subject=LP12')).toHaveLength(1);
    expect(await messages('?to=bob@example.com')).toHaveLength(0);
  });

  it('shows the message without running its scripts', async () => {
    await send(MAIL);
    const [{ id }] = (await messages()) as [Message];
    const shown = await fetch(`${base}/messages/${id}/html`);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await (await fetch(`${base}/messages/${id}`)).text()).toMatch(
      /<iframe [^>]*sandbox="(?!.*allow-scripts)/,
    );
  });

  it('lists the newest first, also of one millisecond, and after a restart', async () => {
    const numbers = Array.from({ length: 8 }, (_, index) => `LP${index}`);
    for (const number of numbers) await send(MAIL.replace('LP12', number));
    const subjects = async () => (await messages()).map(({ subject }) => subject.replace('Your order ', ''));
    expect(await subjects()).toEqual(numbers.toReversed());
    await close();
    await open();
    expect(await subjects()).toEqual(numbers.toReversed());
  });

  it('empties on request, and answers 404 for an unknown message', async () => {
    await send(MAIL);
    expect((await fetch(`${base}/api/messages`, { method: 'DELETE' })).status).toBe(204);
    expect(await messages()).toEqual([]);
    expect((await fetch(`${base}/api/messages/none`)).status).toBe(404);
  });
});
