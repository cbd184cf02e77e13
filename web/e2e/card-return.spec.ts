import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { ask } from './ask.ts';
import { test } from './support/test.ts';

const PLACEMENT = '0199c1a0-0000-7000-8000-00000000abcd';

test(
  '[RT-17] the page a bank returns to is not cached, sets no cookie and echoes nothing of what it was sent',
  { tag: '@desktop' },
  async ({ shop }) => {
    const junk = '"><script>alert(1)</script>';
    const form = new URLSearchParams({ TransactionId: 'aB3dE5fG7hJ9kL1mN2pQ', MD: PLACEMENT }).toString();
    for (const sent of [
      { path: '/api/cybsReturnUrl', method: 'POST', body: form },
      { path: `/api/cybsReturnUrl?${form}`, method: 'GET' },
      {
        path: '/api/cybsReturnUrl',
        method: 'POST',
        body: new URLSearchParams({ TransactionId: junk, MD: junk }).toString(),
      },
      { path: '/api/cybsReturnUrl', method: 'POST', body: '%' },
      { path: '/api/cybsReturnUrl', method: 'POST', body: `TransactionId=${'x'.repeat(100_000)}` },
      { path: `/api/cybsReturnUrl?${new URLSearchParams({ TransactionId: junk, MD: junk })}`, method: 'GET' },
    ]) {
      const { status, headers, body } = await ask(shop, sent.path, sent);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['set-cookie']).toBeUndefined();
      const nonce = /script-src 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(body).toContain(`<script nonce="${nonce}">`);
      expect(body).not.toContain('alert(1)');
      expect(body).not.toContain('xxxxx');
    }
  },
);

for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
  test(`[RT-17] ${method} is not allowed on that page`, { tag: '@desktop' }, async ({ shop }) => {
    const { status, headers } = await ask(shop, '/api/cybsReturnUrl', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD, POST');
  });
}

test(
  '[RT-17] opened outside a frame, that page leads to the payment page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`/api/cybsReturnUrl?${new URLSearchParams({ MD: PLACEMENT })}`);
    // Unknown payment and no bag: the payment page redirects from there.
    await expect(page).toHaveURL(/\/checkout\/cart$/);
  },
);

test('[RT-17] no other origin can frame that page', { tag: '@desktop' }, async ({ page, baseURL }) => {
  // A page of another origin without a policy of its own, so only the framed page can refuse.
  const elsewhere = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><iframe src="${baseURL}/api/cybsReturnUrl"></iframe>`),
  ).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('cybsReturnUrl'));
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
  elsewhere.close();
  elsewhere.closeAllConnections();
});
