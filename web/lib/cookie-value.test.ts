import { describe, expect, it } from '@jest/globals';
import { namesSession } from './cookie-value.ts';

describe('whether a request names a session', () => {
  it.each([
    ['session=a.1.2.3', true],
    ['ab_group=b; session=token', true],
    ['__Host-session=token; ab_group=b', true],
    ['__Secure-session=token', true],
    ['ab_group=b', false],
    ['my-session=token', false],
    ['session=', false],
  ])('%s: %s', (cookie, expected) => {
    expect(namesSession(new Headers({ cookie }))).toBe(expected);
  });

  it('is false without a cookie header', () => {
    expect(namesSession(new Headers())).toBe(false);
  });
});
