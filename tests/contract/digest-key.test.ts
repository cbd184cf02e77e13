import { expect, it } from '@jest/globals';
import type { Rule } from '@loupe/rate-limit/counters';
import {
  LIST_EMAIL_LIMITS,
  ORDER_LOOKUP_LIMITS,
} from '../../services/cart-checkout/src/domain/rate-limit/limits.ts';
import { LIMITS, SIGN_IN_LIMITS } from '../../services/identity/src/domain/limits/limits.ts';
import { KEPT_MS } from '../../tools/stack/rotate-keys.ts';

it('a key of e-mail digests is kept as long as the longest window of its counters', () => {
  const rules: Rule[] = [
    SIGN_IN_LIMITS,
    LIST_EMAIL_LIMITS,
    ORDER_LOOKUP_LIMITS,
    ...Object.values(LIMITS),
  ].flatMap((limits) => Object.values<Rule>(limits));
  const longest = Math.max(...rules.map(({ seconds }) => seconds));
  expect(KEPT_MS['email-digest']).toBeGreaterThanOrEqual(longest * 1_000);
});
