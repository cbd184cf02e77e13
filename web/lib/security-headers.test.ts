import { describe, expect, it } from '@jest/globals';
import { PAGE_HEADERS, shopPolicy, strictPolicy } from './security-headers.ts';
import { isCheckoutPath, isStrictPath } from './strict-paths.ts';

const partners = {
  card: ['https://flex.card.test', 'https://bank.test'],
  botCheck: ['https://bots.test'],
  payLater: ['https://later.test'],
  graph: [],
  standIns: [],
  tags: [],
};

const OF_CHECKOUT = [...partners.card, ...partners.payLater, ...partners.botCheck];

function directives(text: string): Map<string, string[]> {
  return new Map(text.split('; ').map((each) => [each.split(' ')[0] ?? '', each.split(' ').slice(1)]));
}

describe('the policy of a page', () => {
  it('on card pages allows scripts with the nonce, our files, the card provider’s and the bot check’s, and no other inline script', () => {
    const checkout = directives(strictPolicy('abc', partners));
    expect(checkout.get('script-src')).toEqual([
      "'self'",
      "'nonce-abc'",
      ...partners.card,
      ...partners.payLater,
      ...partners.botCheck,
    ]);
    expect(checkout.get('connect-src')).toEqual(["'self'", ...OF_CHECKOUT]);
    expect(checkout.get('frame-src')).toEqual(["'self'", ...OF_CHECKOUT]);
    expect(checkout.get('form-action')).toEqual(["'self'", ...partners.card]);
  });

  it('[CO-03] on other pages allows the bot check and its hosts, and no card provider', () => {
    const shop = directives(shopPolicy(partners));
    expect(shop.get('script-src')).toEqual(["'self'", "'unsafe-inline'", 'https://bots.test']);
    expect(shop.get('connect-src')).toEqual(["'self'", 'https://bots.test']);
    expect(shop.get('frame-src')).toEqual(["'self'", 'https://bots.test']);
    expect(shopPolicy(partners)).not.toContain('card.test');
  });

  it('[QY-17] lets pages ask the graph on its own host, and load nothing from there', () => {
    const graph = ['https://graph.shop.test'];
    for (const text of [strictPolicy('abc', { ...partners, graph }), shopPolicy({ ...partners, graph })]) {
      const allowing = [...directives(text)].filter(([, sources]) => sources.includes(graph[0]!));
      expect(allowing.map(([name]) => name)).toEqual(['connect-src']);
    }
  });

  it('[IN-05] has the tag manager’s origins on pages that may have it, and nobody’s on others', () => {
    const tags = ['https://tags.test'];
    for (const text of [strictPolicy('abc', { ...partners, tags }), shopPolicy({ ...partners, tags })]) {
      const allowing = [...directives(text)].filter(([, sources]) => sources.includes(tags[0]!));
      expect(allowing.map(([name]) => name).sort()).toEqual(['connect-src', 'img-src', 'script-src']);
    }
    expect(shopPolicy(partners)).not.toContain('tags.test');
  });

  it.each([strictPolicy('abc', partners), shopPolicy(partners)])(
    '[N93] cannot be framed, has no plug-ins and no other base',
    (text) => {
      const said = directives(text);
      for (const name of ['frame-ancestors', 'object-src', 'base-uri'])
        expect(said.get(name)).toEqual(["'none'"]);
      expect(text).not.toMatch(/unsafe-eval|https?:(\s|$)|\*/);
    },
  );

  it.each([strictPolicy('abc', partners), shopPolicy(partners)])(
    'says where violations are reported',
    (text) => {
      expect(directives(text).get('report-uri')).toEqual(['/api/csp-reports']);
      expect(directives(text).get('report-to')).toEqual(['csp']);
      expect(PAGE_HEADERS['reporting-endpoints']).toBe('csp="/api/csp-reports"');
    },
  );

  it('allows the card provider on delivery, payment and payment by a mailed link only', () => {
    const checkout = ['/checkout/delivery', '/checkout/payment', '/checkout/pay-again/TOKEN'];
    expect(checkout.map(isCheckoutPath)).toEqual([true, true, true]);
    expect(['/checkout/cart', '/', '/checkout/paymentx'].map(isCheckoutPath)).toEqual([false, false, false]);
  });

  it.each([
    ...[
      '/login',
      '/login/pw/change',
      '/register',
      '/logout',
      '/find-order',
      '/my-account',
      '/my-account/orders',
    ],
    ...['/checkout/cart', '/checkout/delivery', '/checkout/orderConfirmation', '/gift-cards/balance'],
  ])('[N93] is strict on %s, where a password, an address or money is given', (path) => {
    expect(isStrictPath(path)).toBe(true);
  });

  it.each(['/', '/registered', '/loginx', '/rings', '/my-accounts', '/page/login', '/gift-cards'])(
    'is the shop’s own on %s',
    (path) => {
      expect(isStrictPath(path)).toBe(false);
    },
  );

  it('is set together with the other headers', () => {
    expect(PAGE_HEADERS['x-content-type-options']).toBe('nosniff');
  });

  it('[MU-14] keeps a provider’s window on every page, since a link leads to a product without another document', () => {
    expect(PAGE_HEADERS['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });
});
