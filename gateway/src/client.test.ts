import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { clientOf } from './client.ts';

const from = (headers: Record<string, string>, remoteAddress = '::ffff:10.0.0.9') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('the client of a request', () => {
  it.each([
    ['not forwarded', {}, 1, '10.0.0.9'],
    ['one trusted proxy', { 'x-forwarded-for': '203.0.113.7' }, 1, '203.0.113.7'],
    [
      'one trusted proxy, with an entry sent by the browser',
      { 'x-forwarded-for': '8.8.8.8, 203.0.113.7' },
      1,
      '203.0.113.7',
    ],
    ['two trusted proxies', { 'x-forwarded-for': '8.8.8.8, 203.0.113.7,10.0.0.1' }, 2, '203.0.113.7'],
    ['fewer entries than proxies', { 'x-forwarded-for': '203.0.113.7' }, 2, '203.0.113.7'],
    ['no trusted proxy', { 'x-forwarded-for': '8.8.8.8' }, 0, '10.0.0.9'],
    ['IPv6', { 'x-forwarded-for': '2001:db8::7' }, 1, '2001:db8::7'],
    ['not an IP address', { 'x-forwarded-for': 'unknown' }, 1, ''],
  ])('[MU-13] has the right address: %s', (_case, headers, proxies, ipAddress) => {
    expect(clientOf(from(headers), proxies).ipAddress).toBe(ipAddress);
  });

  it('[MU-13] has the user agent and the accepted types, cut to the length that a bank accepts', () => {
    const headers = { 'user-agent': 'M'.repeat(3_000), accept: '*/*' };
    expect(clientOf(from(headers), 1)).toMatchObject({ userAgent: 'M'.repeat(2_048), accept: '*/*' });
    expect(clientOf(from({}), 1)).toMatchObject({ userAgent: '', accept: '' });
  });
});
