import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { clientOf } from './client.ts';

const from = (headers: Record<string, string>, remoteAddress = '::ffff:10.0.0.9') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('the browser behind a request', () => {
  it.each([
    ['nobody forwarded it', {}, 1, '10.0.0.9'],
    ['our one proxy names it', { 'x-forwarded-for': '203.0.113.7' }, 1, '203.0.113.7'],
    ['it claims another before', { 'x-forwarded-for': '8.8.8.8, 203.0.113.7' }, 1, '203.0.113.7'],
    ['two proxies of ours', { 'x-forwarded-for': '8.8.8.8, 203.0.113.7,10.0.0.1' }, 2, '203.0.113.7'],
    ['fewer entries than proxies', { 'x-forwarded-for': '203.0.113.7' }, 2, '203.0.113.7'],
    ['no proxy is ours', { 'x-forwarded-for': '8.8.8.8' }, 0, '10.0.0.9'],
    ['version 6', { 'x-forwarded-for': '2001:db8::7' }, 1, '2001:db8::7'],
    ['no address at all', { 'x-forwarded-for': 'unknown' }, 1, ''],
  ])('[MU-13] has the address of %s', (_case, headers, proxies, ipAddress) => {
    expect(clientOf(from(headers), proxies).ipAddress).toBe(ipAddress);
  });

  it('[MU-13] sends its user agent and accepted types, cut to the length that a bank accepts', () => {
    const headers = { 'user-agent': 'M'.repeat(3_000), accept: '*/*' };
    expect(clientOf(from(headers), 1)).toMatchObject({ userAgent: 'M'.repeat(2_048), accept: '*/*' });
    expect(clientOf(from({}), 1)).toMatchObject({ userAgent: '', accept: '' });
  });
});
