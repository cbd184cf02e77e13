import { describe, expect, it } from '@jest/globals';
import { returnPath, returnPathIn, withReturnPath } from './return-path.ts';

describe('[RT-05] the way back after signing in', () => {
  it.each([
    '/checkout/delivery',
    '/my-account/order?orderNumber=BB7Q2M4X9',
    '/0100002/solitaire/p#sizes',
    '/a/../my-account/orders',
  ])('leads to %s, a path of this shop', (path) => {
    const to = returnPath(path);
    expect(new URL(to, 'http://loupe.localhost').origin).toBe('http://loupe.localhost');
    expect(to).not.toBe('/my-account');
  });

  it.each([
    undefined,
    null,
    '',
    'evil.example',
    'https://evil.example/',
    'HTTPS:evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example/%2f..',
    '\\\\evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\u0000/evil.example',
    'javascript:alert(1)',
    'JavaScript:alert(1)//',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://evil.example/1',
    '@evil.example',
    'http:evil.example',
    '//evil.example@loupe.localhost',
    '/login?returnTo=/logout',
    '/logout',
    '/register',
  ])('goes to the account for %j', (wanted) => {
    expect(returnPath(wanted)).toBe('/my-account');
  });

  it('[RT-05] stays on this host for any encoding', () => {
    for (const wanted of ['/%2f/evil.example', '/%5cevil.example', '/%09/evil.example', '/.evil.example']) {
      expect(new URL(returnPath(wanted), 'http://loupe.localhost').host).toBe('loupe.localhost');
    }
  });

  it('is written into the address and read from it', () => {
    const address = withReturnPath('/login', '/my-account/order?orderNumber=BB7Q2M4X9');
    expect(address).toBe('/login?returnTo=%2Fmy-account%2Forder%3ForderNumber%3DBB7Q2M4X9');
    expect(returnPathIn(new URL(address, 'http://x').search)).toBe('/my-account/order?orderNumber=BB7Q2M4X9');
    expect(withReturnPath('/login', '/my-account')).toBe('/login');
    expect(returnPathIn('?returnTo=%2F%2Fevil.example')).toBe('/my-account');
    expect(returnPathIn('')).toBe('/my-account');
  });
});
