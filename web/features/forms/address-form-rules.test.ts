import { describe, expect, it } from '@jest/globals';
import { deliveryRules, type DeliveryForm } from './address-form-rules.ts';

const form: DeliveryForm = {
  email: 'h.okafor@example.co.uk',
  marketing: false,
  salutation: 'ms',
  firstName: 'Hannah',
  lastName: 'Okafor',
  phone: '07700 900412',
  country: 'GB',
  streetName: '14 Castle Street',
  city: 'Guildford',
  region: '',
  postalCode: 'gu1 3uw',
};

function refusals(change: Partial<Record<keyof DeliveryForm, unknown>>): Record<string, string> {
  const parsed = deliveryRules.safeParse({ ...form, ...change });
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
}

describe('delivery form', () => {
  it('[VA-13] accepts a complete address, trimmed', () => {
    expect(refusals({})).toEqual({});
    expect(deliveryRules.parse({ ...form, firstName: '  Hannah ' }).firstName).toBe('Hannah');
  });

  it('[VA-13] knows the areas of postcodes, and says which it does not know', () => {
    expect(refusals({ postalCode: 'BF1 2AA' })).toEqual({});
    expect(refusals({ postalCode: 'ZQ1 1AA' })).toEqual({
      postalCode: 'We know no postcodes that begin with ZQ.',
    });
  });

  it('[VA-13] takes what was pasted with characters that cannot be seen, and leaves them out', () => {
    const pasted = {
      firstName: 'Han\u00adnah\u200b',
      phone: '\u202d+44 7700 900412\u202c',
      postalCode: 'GU1\u200b 3UW\ufeff',
      streetName: '14\tCastle\u2060 Street',
      email: '\u200bh.okafor@example.co.uk',
    };
    expect(refusals(pasted)).toEqual({});
    expect(deliveryRules.parse({ ...form, ...pasted })).toMatchObject({
      firstName: 'Hannah',
      streetName: '14 Castle Street',
      email: 'h.okafor@example.co.uk',
    });
    expect(Object.keys(refusals({ firstName: '\u200b' }))).toEqual(['firstName']);
  });

  it.each(['firstName', 'lastName', 'phone', 'streetName', 'city', 'postalCode', 'email'] as const)(
    '[VA-01] [VA-13] requires %s when it is empty or blank',
    (field) => {
      expect(Object.keys(refusals({ [field]: '' }))).toEqual([field]);
      expect(Object.keys(refusals({ [field]: ' \t ' }))).toEqual([field]);
    },
  );

  it.each([
    ['firstName', 'x'.repeat(51)],
    ['lastName', 'Ok\u0007afor'],
    ['streetName', 'x'.repeat(61)],
    ['city', 'x'.repeat(61)],
    ['phone', '123456789'],
    ['phone', '1234567890123456'],
    ['phone', 'call me'],
    ['email', 'h.okafor@example'],
    ['email', 'h@okafor@example.co.uk'],
    ['email', `${'x'.repeat(250)}@example.co.uk`],
    ['postalCode', 'D02 AF30'],
    ['country', 'FR'],
  ] as const)('[VA-03] [VA-13] refuses %s %j', (field, value) => {
    expect(Object.keys(refusals({ [field]: value }))).toContain(field);
  });

  it('[VA-13] accepts the longest values', () => {
    expect(
      refusals({ firstName: 'x'.repeat(50), streetName: 'x'.repeat(60), phone: '+123456789012345' }),
    ).toEqual({});
  });

  it('[VA-13] validates the postcode by the country', () => {
    expect(refusals({ country: 'IE', postalCode: 'D02 AF30' })).toEqual({});
    expect(refusals({ country: 'IM', postalCode: 'IM1 2AB' })).toEqual({});
    expect(refusals({ country: 'IM' })).toEqual({
      postalCode: 'Isle of Man postcodes start with IM, like IM1 2AB.',
    });
  });

  it('[VA-13] validates the postcode even when other fields are invalid', () => {
    const others = { email: '', firstName: '', phone: '07700', city: '' };
    expect(Object.keys(refusals({ ...others, postalCode: 'GU1' })).toSorted()).toEqual(
      ['email', 'firstName', 'phone', 'city', 'postalCode'].toSorted(),
    );
  });
});
