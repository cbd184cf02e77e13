import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApp } from '../app.ts';
import { createTokens } from '../tokens.ts';

const secret = 'a-secret-of-the-sandbox';
const keys = () => ({ active: 'a', accepted: new Map([['a', secret]]) });
let now = Date.UTC(2026, 10, 21);
let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer(createApp({ keys, tokens: createTokens(() => now) })).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

async function token(action = 'LOGIN'): Promise<string> {
  const answer = await fetch(`${base}/recaptcha/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sitekey: 'site', action, hostname: 'beaverbrooks.localhost' }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function verify(fields: Record<string, string>): Promise<unknown> {
  const answer = await fetch(`${base}/recaptcha/api/siteverify`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

describe('the bot check of the sandbox', () => {
  it('accepts a token once, and returns its action', async () => {
    const response = await token();
    expect(await verify({ secret, response })).toMatchObject({ success: true, action: 'LOGIN', score: 0.9 });
    expect(await verify({ secret, response })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  it('refuses a token after two minutes', async () => {
    const response = await token();
    now += 2 * 60_000;
    expect(await verify({ secret, response })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  it('classifies visitors as bots when configured to', async () => {
    const control = (visitor: string) =>
      fetch(`${base}/control/visitor`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ visitor }),
      });
    await control('bot');
    expect(await verify({ secret, response: await token() })).toMatchObject({ success: true, score: 0.1 });
    await control('human');
  });

  it.each([
    [{ response: 'x' }, 'missing-input-secret'],
    [{ secret: 'another-secret', response: 'x' }, 'invalid-input-secret'],
    [{ secret }, 'missing-input-response'],
  ])('refuses %j', async (fields, code) => {
    expect(await verify(fields as Record<string, string>)).toEqual({ success: false, 'error-codes': [code] });
  });
});
