import { describe, expect, it } from '@jest/globals';
import { giftCardWords, inGroups, type AccountGiftCard } from './gift-card-words.ts';

const CARD: AccountGiftCard = {
  __typename: 'AccountGiftCard',
  state: 'READY',
  id: 'i',
  orderNumber: 'BB1',
  formattedValue: '£50.00',
  maskedNumber: 'XXXX4711',
  emailedAt: null,
  isEmailRefused: false,
};

describe('a bought gift card in the account', () => {
  it.each([
    [{ state: 'PREPARING' }, 'It is being made. You will find it here.'],
    [{ state: 'READY', emailedAt: '2026-11-27T10:00:00Z' }, 'E-mailed on 27th November 2026.'],
    [{ state: 'READY' }, 'Its e-mail has not arrived yet. You can see it here.'],
    [{ state: 'READY', isEmailRefused: true }, 'Your e-mail address refused it. You can see it here.'],
    [{ state: 'RETURNED' }, 'It was returned.'],
    [{ state: 'FORGOTTEN' }, 'We keep numbers for 90 days after a card has arrived. Its e-mail still works.'],
  ] as const)('%o says where it is', (card, words) => {
    expect(giftCardWords({ ...CARD, ...card })).toBe(words);
  });

  it('has its number in groups', () => {
    expect(inGroups('6036281000000004711')).toBe('6036 2810 0000 0004 711');
  });
});
