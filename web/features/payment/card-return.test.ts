import { describe, expect, it } from '@jest/globals';
import {
  CARD_RETURN,
  cardReturnHeaders,
  cardReturnPage,
  isCardReturn,
  readCardReturn,
} from './card-return.ts';

const PLACEMENT = '0199c1a0-0000-7000-8000-00000000abcd';
const fields = (form: Record<string, string>) => new URLSearchParams(form);

describe('the page a bank returns to', () => {
  it('[RT-17] notifies the surrounding page of the finished authentication, at our own origin only', () => {
    const page = cardReturnPage(
      readCardReturn(fields({ TransactionId: 'aB3dE5fG7hJ9kL1mN2pQ', MD: PLACEMENT })),
      'n0nce',
    );
    expect(page).toContain(
      `window.parent.postMessage({"type":"${CARD_RETURN}","transactionId":"aB3dE5fG7hJ9kL1mN2pQ"}, window.location.origin)`,
    );
    expect(page).toContain('<script nonce="n0nce">');
  });

  it('[RT-17] links to the payment page when it is not in a frame', () => {
    const page = cardReturnPage(readCardReturn(fields({ MD: PLACEMENT })), 'n');
    expect(page).toContain(`location.replace('/checkout/payment?placement=${PLACEMENT}')`);
  });

  it.each([
    '</script><script>alert(1)</script>',
    "');alert(1);('",
    '"><img src=x onerror=alert(1)>',
    'x'.repeat(65),
    '\u2028',
    'https://evil.test/',
    '',
  ])('[RT-17] answers %j with the same page, and echoes nothing of it', (junk) => {
    const page = cardReturnPage(readCardReturn(fields({ TransactionId: junk, MD: junk })), 'n');
    expect(page).toBe(cardReturnPage(readCardReturn(fields({})), 'n'));
  });

  it('[RT-17] is not cached, can only be framed by the shop, and runs one script', () => {
    const headers = cardReturnHeaders('n0nce');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("script-src 'nonce-n0nce'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(Object.keys(headers)).not.toContain('set-cookie');
  });
});

describe('the message of that page', () => {
  const frame = {} as MessageEventSource;
  const own = { origin: 'https://loupe.test', frame };
  const good = { origin: own.origin, source: frame, data: { type: CARD_RETURN, transactionId: 'a' } };

  it('[RT-17] is accepted from the frame, on our origin', () => {
    expect(isCardReturn(good, own)).toBe(true);
  });

  it.each([
    ['another origin', { ...good, origin: 'https://bank.test' }],
    ['another window', { ...good, source: {} as MessageEventSource }],
    ['no window', { ...good, source: null }],
    ['another type', { ...good, data: { type: 'profile.completed' } }],
    ['text', { ...good, data: CARD_RETURN }],
    ['nothing', { ...good, data: null }],
  ])('[RT-17] is ignored from %s', (_, event) => {
    expect(isCardReturn(event, own)).toBe(false);
  });

  it('[RT-17] is ignored before there is a frame', () => {
    expect(isCardReturn({ ...good, source: null }, { ...own, frame: undefined })).toBe(false);
    expect(isCardReturn({ ...good, source: null }, { ...own, frame: null })).toBe(false);
  });
});
