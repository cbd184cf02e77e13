import { describe, expect, it } from '@jest/globals';
import { EMPTY_ADDRESS, type AddressForm } from './address-form-rules.ts';
import { isSameAddress } from './same-address.ts';

const home: AddressForm = {
  ...EMPTY_ADDRESS,
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
      expect(isSameAddress(home, { ...home, phone })).toBe(true);
    },
  );

  it('lose one prefix of the phone, once', () => {
    expect(isSameAddress(home, { ...home, phone: '+4407700900412' })).toBe(false);
    expect(isSameAddress(home, { ...home, phone: '007700900412' })).toBe(false);
    expect(isSameAddress(home, { ...home, phone: '+447700900413' })).toBe(false);
  });

  it.each(['salutation', 'firstName', 'lastName', 'country', 'streetName', 'city', 'region', 'postalCode'])(
    'differ when %s does',
    (field) => {
      expect(isSameAddress(home, { ...home, [field]: field === 'country' ? 'IM' : 'ms' })).toBe(false);
    },
  );
});
