import { describe, expect, it } from '@jest/globals';
import { openApplicationWords, type OpenApplication } from './open-applications.tsx';

const words = (applicationStatus: string, initiateFinanceUrl: string | null = 'https://lender.test/1') =>
  openApplicationWords({
    __typename: 'FinanceApplication',
    financeApplicationId: 'a',
    initiateFinanceUrl,
    applicationStatus,
    heldUntil: null,
  } as OpenApplication);

describe('an open application in the account', () => {
  it.each([
    ['ACKNOWLEDGED', 'https://lender.test/1', 'Go on where you left off'],
    // The bank’s check of a deposit, or an answer of the lender that is being asked for again.
    ['ACKNOWLEDGED', null, 'See how it stands'],
    ['ACCEPTED', 'https://lender.test/1', 'Go on to sign'],
    ['ACCEPTED', null, 'See how it stands'],
    ['REFERRED', null, 'See how it stands'],
    ['AWAITING_FULFILMENT', null, 'See how it stands'],
    ['ERROR', null, 'See how it stands'],
  ])('[MU-15] [EU-23] %s with %s leads to the next step', (status, url, link) =>
    expect(words(status, url)?.link).toBe(link),
  );

  it('[MU-15] whose next step is not known promises neither a form nor an answer', () =>
    expect(words('ACKNOWLEDGED', null)?.text).toBe('Open it to see whether anything is left for you to do.'));

  it.each(['DECLINED', 'CANCELLED'])('[MU-15] %s is ending, and is not shown', (status) =>
    expect(words(status, null)).toBeNull(),
  );

  it.each(['ACKNOWLEDGED', 'ACCEPTED', 'REFERRED', 'ERROR'])('%s has no word of credit', (status) =>
    expect(Object.values(words(status) ?? {}).join(' ')).not.toMatch(/credit|loan|lend|financ|agree|declin/i),
  );
});
