import { describe, expect, it } from '@jest/globals';
import type { SiteKey } from '#lib/sites.ts';
import { isProviderReturn, providerReturnHeaders, providerReturnPage } from './provider-return.ts';

const PLACEMENT = '0199c1a0-0000-7000-8000-00000000abcd';
const ORIGINS = { beaverbrooks: 'https://beaverbrooks.test', loupe: 'https://loupe.test' };
const originOf = (site: SiteKey) => ORIGINS[site];
const page = (fields: Record<string, string>, site: SiteKey = 'beaverbrooks') =>
  providerReturnPage(new URLSearchParams(fields), 'n0nce', { site, originOf });

describe('the page to which a provider returns', () => {
  it('[MU-14] wakes the page that opened its window, at our own origin only, or goes on to the payment', () => {
    const html = page({ placement: PLACEMENT, token: 'T', PayerID: 'P' });
    expect(html).toContain(
      `window.opener.postMessage({"type":"loupe.providerReturn","placementId":"${PLACEMENT}"}, window.location.origin)`,
    );
    expect(html).toContain(`location.replace('/checkout/payment?placement=${PLACEMENT}')`);
  });

  it('[MU-14] leads back to the bag what was approved before its order, and wakes the page that waits for it', () => {
    const html = page({ to: 'bag', token: 'T', PayerID: 'P' });
    expect(html).toContain("location.replace('/checkout/cart?wallet=back')");
    expect(html).toContain('window.opener.postMessage({"type":"loupe.providerReturn"}, ');
    const own = { origin: 'https://shop.test', placementId: undefined };
    const heard = (data: object) => isProviderReturn({ origin: own.origin, data }, own);
    expect(heard({ type: 'loupe.providerReturn' })).toBe(true);
    expect(heard({ type: 'loupe.providerReturn', placementId: PLACEMENT })).toBe(false);
  });

  it('[MU-15] leads from the lender to the page of the application, whatever else its address says', () => {
    const html = page({ REF: '100001', SR: PLACEMENT.replaceAll('-', ''), Flag: '30', Status: 'S' });
    expect(html).toContain(`location.replace('/checkout/application?application=${PLACEMENT}')`);
    for (const junk of ["');alert(1);('", PLACEMENT, '', '0'.repeat(31)])
      expect(page({ SR: junk, REF: junk, Status: junk })).toBe(page({}));
  });

  it('[MU-15] leads from the lender to the shop in which the application was made, and never out of our shops', () => {
    const returned = { SR: PLACEMENT.replaceAll('-', ''), Status: 'S' };
    const address = `/checkout/application?application=${PLACEMENT}`;
    const leads = (SSR: string, site: SiteKey) =>
      /location\.replace\('([^']*)'\)/.exec(page({ ...returned, SSR }, site))?.[1];
    expect(leads('LP4W0Z8KQ3M', 'beaverbrooks')).toBe(`https://loupe.test${address}`);
    expect(leads('LP4W0Z8KQ3M', 'loupe')).toBe(address);
    expect(leads('BB4W0Z8KQ3M', 'loupe')).toBe(`https://beaverbrooks.test${address}`);
    for (const junk of [
      '',
      'https://evil.test',
      '//evil.test',
      'EV4W0Z8KQ3M',
      'LP',
      "LP4W0Z8KQ3M'x",
      '__proto__',
    ])
      expect(leads(junk, 'loupe')).toBe(address);
  });

  it.each(["');alert(1);('", '</script><script>alert(1)</script>', 'https://evil.test/', ''])(
    'echoes nothing of %j',
    (junk) => expect(page({ placement: junk, token: junk })).toBe(page({})),
  );

  it('[MU-14] keeps its opener, runs one script and is never framed', () => {
    const headers = providerReturnHeaders('n0nce');
    expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect(headers['content-security-policy']).toContain("script-src 'nonce-n0nce'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('[MU-14] is heard only from our origin, and for the payment that waits', () => {
    const own = { origin: 'https://shop.test', placementId: PLACEMENT };
    const data = { type: 'loupe.providerReturn', placementId: PLACEMENT };
    expect(isProviderReturn({ origin: own.origin, data }, own)).toBe(true);
    expect(isProviderReturn({ origin: 'https://evil.test', data }, own)).toBe(false);
    expect(isProviderReturn({ origin: own.origin, data: { ...data, placementId: 'other' } }, own)).toBe(
      false,
    );
    for (const other of [null, 'x', {}])
      expect(isProviderReturn({ origin: own.origin, data: other }, own)).toBe(false);
  });
});
