import { describe, expect, it } from '@jest/globals';
import { signInFirst } from './sign-in-first.ts';

const ask = (path: string) => signInFirst(new URL(path, 'http://shop'));

describe('[RT-05] a visitor who is not signed in', () => {
  it.each([
    ['/my-account', '/login'],
    ['/my-account/', '/login'],
    ['/my-account/orders?page=2', '/login?returnTo=%2Fmy-account%2Forders%3Fpage%3D2'],
    ['/my-account/order?orderNumber=BB1', '/login?returnTo=%2Fmy-account%2Forder%3ForderNumber%3DBB1'],
    ['/my-account/edit-address?id=a1', '/login?returnTo=%2Fmy-account%2Fedit-address%3Fid%3Da1'],
  ])('signs in before %s, and comes back', (path, redirect) => {
    expect(ask(path)).toBe(redirect);
  });

  it('[RT-02] changes the password by the e-mail’s token, or signs in first', () => {
    expect(ask('/login/pw/change?token=abc')).toBeUndefined();
    expect(ask('/login/pw/change?token=')).toBe('/login?returnTo=%2Fmy-account%2Fupdate-profile');
    expect(ask('/login/pw/change')).toBe('/login?returnTo=%2Fmy-account%2Fupdate-profile');
  });

  it.each(['/', '/login', '/register', '/logout', '/find-order', '/checkout/delivery', '/my-accounts'])(
    'may see %s',
    (path) => {
      expect(ask(path)).toBeUndefined();
    },
  );
});
