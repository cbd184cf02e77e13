import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { judgeAuthorisation } from './judge-authorisation.ts';
import type { AuthorisationAnswer } from './judge-authorisation.ts';

const asked = { minorUnits: 235_000, currency: 'GBP' };
const authorised = (
  over: Partial<Extract<AuthorisationAnswer, { kind: 'authorised' }>> = {},
): AuthorisationAnswer => ({
  kind: 'authorised',
  providerId: '7',
  quality: 'plain',
  amount: asked,
  ...over,
});

describe('judgeAuthorisation', () => {
  it('[MU-13][EU-05] a plain authorisation of the requested amount is held', () => {
    expect(judgeAuthorisation(asked, authorised())).toEqual({
      tender: 'held',
      providerId: '7',
      held: asked,
    });
  });

  it.each([
    ['less', { amount: { minorUnits: 234_999, currency: 'GBP' } }, 'amount-not-approved'],
    ['another currency', { amount: { minorUnits: 235_000, currency: 'EUR' } }, 'amount-not-approved'],
    ['no amount', { amount: undefined }, 'amount-not-approved'],
    ['a part', { quality: 'partial' as const }, 'amount-not-approved'],
    ['a review', { quality: 'pending-review' as const }, 'suspected-fraud'],
    ['a refusal by risk rules', { quality: 'risk-declined' as const }, 'suspected-fraud'],
  ])('[MU-13] an amount held with %s is declined and reversed', (_, over, reason) => {
    expect(judgeAuthorisation(asked, authorised(over))).toMatchObject({
      tender: 'held',
      reason,
    });
  });

  it('[MU-13] no answer is unknown; proof that nothing was sent is declined', () => {
    expect(judgeAuthorisation(asked, { kind: 'no-answer' })).toEqual({
      tender: 'unknown',
    });
    expect(judgeAuthorisation(asked, { kind: 'not-sent' })).toMatchObject({
      tender: 'declined',
      reason: 'provider-unavailable',
    });
  });

  it('[MU-13] authorised means exactly the requested amount and currency, without reservations', () => {
    const amounts = fc.record({
      minorUnits: fc.integer({ min: 1, max: 9 }),
      currency: fc.constantFrom('GBP', 'EUR'),
    });
    const qualities = fc.constantFrom(
      'plain' as const,
      'partial' as const,
      'pending-review' as const,
      'risk-declined' as const,
    );
    fc.assert(
      fc.property(amounts, amounts, qualities, (wanted, amount, quality) => {
        const isRefused = 'reason' in judgeAuthorisation(wanted, authorised({ amount, quality }));
        const same = wanted.minorUnits === amount.minorUnits && wanted.currency === amount.currency;
        expect(isRefused).toBe(!same || quality !== 'plain');
      }),
    );
  });
});
