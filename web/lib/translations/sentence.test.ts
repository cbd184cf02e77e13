import { describe, expect, it } from '@jest/globals';
import { accountSentence } from './account.ts';
import { COMMON } from './common.ts';
import { DEFAULTS, onlyChanged } from './namespaces.ts';
import { sentence } from './sentence.ts';

const list = { name: 'wishlist' };

describe('[CO-01] a sentence of namespace common', () => {
  it('is its English default, with the name of the list, where the shop has none of its own', () => {
    expect(sentence({ sentences: {}, list }, 'favourites.general.error')).toBe(
      'We could not change your wishlist just now. Please try again.',
    );
  });

  it('is the shop’s own, with the name of the list wherever the editor put it, and no other', () => {
    const sentences = { 'favourites.general.error': 'Your {list} is as it was. Try your {list} again.' };
    expect(sentence({ sentences, list }, 'favourites.general.error')).toBe(
      'Your wishlist is as it was. Try your wishlist again.',
    );
    expect(sentence({ sentences, list }, 'cart.not-found.error')).toBe(COMMON['cart.not-found.error']);
  });

  it('of namespace account is the shop’s own, or its English default', () => {
    expect(accountSentence({ sentences: {} }, 'account.signing-in')).toBe('Signing you in…');
    const sentences = { 'account.signing-in': 'One moment…' };
    expect(accountSentence({ sentences }, 'account.signing-in')).toBe('One moment…');
  });

  it('is sent to a page only where it differs from its default', () => {
    const changed = { 'cart.general.error': 'Your bag is out of reach.' };
    expect(onlyChanged({ ...DEFAULTS, ...changed })).toEqual(changed);
  });
});
