import { describe, expect, it } from '@jest/globals';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { parseOrderNumber } from '../customer/existing-order.ts';
import { parseMarketingSource, saidYes } from './marketing.ts';

describe('marketing preferences', () => {
  it.each(['my_account', 'signUp_page', 'checkout', 'order_confirmation_page'])(
    '[EU-08] come from %s',
    (source) => expect(parseMarketingSource('source', source)).toBe(source),
  );

  it.each(['migration', 'elucid', '', 'elsewhere'])('[EU-08] do not come from %j', (source) =>
    expect(() => parseMarketingSource('source', source)).toThrow(InvalidFieldError),
  );

  it('[EU-08] are the accepted types', () => {
    expect(saidYes({ email: true, post: false, mobile: true })).toEqual(['email', 'mobile']);
    expect(saidYes({ email: false, post: false, mobile: false })).toEqual([]);
  });
});

it.each([
  [' bbn0ksn7hcq ', 'BBN0KSN7HCQ'],
  ['', null],
  [null, null],
  ["'; DROP TABLE", null],
  ['A'.repeat(31), null],
])('[VA-11] an existing order number %j is taken as %j', (typed, number) =>
  expect(parseOrderNumber(typed)).toBe(number),
);
