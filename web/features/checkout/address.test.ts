import { describe, expect, it } from '@jest/globals';
import { COUNTRIES, addressLine, fullName, isAddressIncomplete, isCountryCode } from './address.ts';

const address = {
  firstName: 'Hannah',
  lastName: 'Okafor',
  phone: '07700 900412',
  country: 'GB',
  streetName: '14 Castle Street',
  city: 'Guildford',
  postalCode: 'GU1 3UW',
};

describe('address', () => {
  it('[VA-01] is complete with the seven fields', () => {
    expect(isAddressIncomplete(address)).toBe(false);
  });

  it.each(Object.keys(address))(
    '[VA-01] is incomplete without %s, whether absent, empty or blank',
    (field) => {
      for (const missing of [undefined, null, '', '  \t']) {
        expect(isAddressIncomplete({ ...address, [field]: missing })).toBe(true);
      }
    },
  );

  it('[VA-01] asks only for the place under the minimal rule', () => {
    const place = { ...address, firstName: '', lastName: undefined, phone: ' ' };
    expect(isAddressIncomplete(place, 'minimal')).toBe(false);
    expect(isAddressIncomplete({ ...place, city: '' }, 'minimal')).toBe(true);
    expect(isAddressIncomplete(null, 'minimal')).toBe(true);
  });

  it('[VA-03] knows GB, IE and IM only', () => {
    expect(COUNTRIES.map((country) => country.code)).toEqual(['GB', 'IE', 'IM']);
    expect(isCountryCode('FR')).toBe(false);
  });

  it('reads as one line, naming the country only abroad', () => {
    expect(addressLine(address)).toBe('Hannah Okafor, 14 Castle Street, Guildford, GU1 3UW');
    expect(addressLine({ ...address, streetName: 'Castle Street', streetNumber: '14', country: 'IM' })).toBe(
      'Hannah Okafor, 14 Castle Street, Guildford, GU1 3UW, Isle of Man',
    );
  });

  it('[EN-02] writes the name with its title, if there is one', () => {
    expect(fullName({ ...address, salutation: 'ms' })).toBe('Ms Hannah Okafor');
    expect(fullName({ ...address, salutation: 'none' })).toBe('Hannah Okafor');
    expect(fullName({ ...address, salutation: null })).toBe('Hannah Okafor');
  });
});
