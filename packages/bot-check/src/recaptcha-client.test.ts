import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import { recaptchaClient } from './recaptcha-client.ts';

const ABOUT = { action: 'login', ipAddress: '198.51.100.7' };
const logger = createLogger({ service: 'test', level: 'silent' });

let status = 200;
let asked = 0;
const vendor = createServer((request, response) => {
  asked++;
  request.resume().on('end', () => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: true, action: 'login', score: 0.9 }));
  });
});
const client = () =>
  recaptchaClient({
    url: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`,
    secret: () => 'a secret',
    logger,
  });

beforeAll(() => new Promise<void>((listening) => vendor.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise((closed) => vendor.close(closed)));
beforeEach(() => void ([status, asked] = [200, 0]));

describe('the vendor of the bot check', () => {
  it.each([400, 413, 429])('[CO-03] is asked again after twenty answers of %i', async (refusal) => {
    const robots = client();
    status = refusal;
    for (let n = 0; n < 20; n++) expect(await robots.isHuman('odd', ABOUT)).toBe(false);
    status = 200;
    expect(await robots.isHuman('good', ABOUT)).toBe(true);
    expect(asked).toBe(21);
  });

  it('is not called for a while after twenty failures of its own', async () => {
    const robots = client();
    status = 503;
    for (let n = 0; n < 20; n++) await robots.isHuman('good', ABOUT);
    status = 200;
    expect([await robots.isHuman('good', ABOUT), asked]).toEqual([false, 20]);
  });

  it('is not asked about a value that is too long for a token', async () => {
    const robots = client();
    expect([await robots.isHuman('x'.repeat(4_097), ABOUT), asked]).toEqual([false, 0]);
    expect([await robots.isHuman('x'.repeat(4_096), ABOUT), asked]).toEqual([true, 1]);
  });
});
