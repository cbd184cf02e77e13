import { describe, expect, it } from '@jest/globals';
import { COUNTRIES } from '@loupe/contact/address';
import { addressLine, countryName, fullName, isCountry } from './address.ts';

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
  it('[VA-03] accepts GB, IE and IM only', () => {
    expect(COUNTRIES.map(countryName)).toEqual(['United Kingdom', 'Ireland', 'Isle of Man']);
    expect(isCountry('FR')).toBe(false);
  });

  it('is written in one line, naming the country only outside the UK', () => {
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
