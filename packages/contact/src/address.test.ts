import { describe, expect, it } from '@jest/globals';
import { missingField, sameAddress } from './address.ts';

const home = {
  salutation: 'none',
  country: 'GB',
  region: '',
  firstName: 'Hannah',
  lastName: 'Okafor',
  phone: '07700 900412',
  streetName: '14 Castle Street',
  city: 'Guildford',
  postalCode: 'GU1 3UW',
};

describe('[VA-02] two addresses', () => {
  it.each(['07700900412', '+447700900412', '+44 7700 900412', '7700900412', ' 07700 900 412 '])(
    'are the same with the phone written %j',
    (phone) => {
      expect(sameAddress(home, { ...home, phone })).toBe(true);
    },
  );

  it('lose one prefix of the phone, once', () => {
    expect(sameAddress(home, { ...home, phone: '+4407700900412' })).toBe(false);
    expect(sameAddress(home, { ...home, phone: '007700900412' })).toBe(false);
    expect(sameAddress(home, { ...home, phone: '+447700900413' })).toBe(false);
  });

  it.each(['salutation', 'firstName', 'lastName', 'country', 'streetName', 'city', 'region', 'postalCode'])(
    'differ when %s does',
    (field) => {
      expect(sameAddress(home, { ...home, [field]: field === 'country' ? 'IM' : 'ms' })).toBe(false);
    },
  );
});

describe('a complete address', () => {
  const required = ['firstName', 'lastName', 'streetName', 'city', 'postalCode', 'country', 'phone'] as const;

  it('[VA-01] has seven fields, of which none is absent, empty or blank', () => {
    expect(missingField(home)).toBeNull();
    for (const field of required)
      for (const missing of [undefined, null, '', '  \t'])
        expect(missingField({ ...home, [field]: missing })).toBe(field);
    expect(missingField(null)).toBe('firstName');
  });

  it('[VA-01] needs only the place under the minimal rule', () => {
    const place = { ...home, firstName: '', lastName: undefined, phone: ' ' };
    expect(missingField(place, 'minimal')).toBeNull();
    for (const field of ['streetName', 'city', 'postalCode', 'country'])
      expect(missingField({ ...place, [field]: ' ' }, 'minimal')).toBe(field);
    expect(missingField(null, 'minimal')).toBe('streetName');
  });
});
