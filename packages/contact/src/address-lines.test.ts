import { describe, expect, it } from '@jest/globals';
import { COUNTRIES } from './address.ts';
import { addressLine, addressLines, countryName, fullName, isCountry, storeLines } from './address-lines.ts';

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

  it('[EN-02] has a line for the county and one for a country that is not the United Kingdom', () => {
    const kildare = { ...address, streetNumber: '3', streetName: 'Main Street', city: 'Naas' };
    expect(
      addressLines({ ...kildare, region: 'Co. Kildare', postalCode: 'W91 K2X4', country: 'IE' }),
    ).toEqual(['3 Main Street', 'Naas', 'Co. Kildare', 'W91 K2X4', 'Ireland']);
    expect(addressLines({ ...kildare, streetNumber: '', region: '' })).toEqual([
      ...['Main Street', 'Naas', 'GU1 3UW'],
    ]);
  });

  it('writes where a store is, and a county only where it is not the town', () => {
    const store = { line1: '17 Woolpack Arcade', line2: null, city: 'Leeds', postalCode: 'LS1 7QD' };
    expect(storeLines(store)).toEqual(['17 Woolpack Arcade', 'Leeds', 'LS1 7QD']);
    const lines = storeLines({ ...store, line2: 'First floor', county: 'West Yorkshire' });
    expect(lines).toEqual(['17 Woolpack Arcade, First floor', 'Leeds', 'West Yorkshire', 'LS1 7QD']);
    expect(storeLines({ ...store, county: 'Leeds' })).toEqual(storeLines(store));
  });

  it('[EN-02] writes the name with its title, if there is one', () => {
    expect(fullName({ ...address, salutation: 'ms' })).toBe('Ms Hannah Okafor');
    expect(fullName({ ...address, salutation: 'none' })).toBe('Hannah Okafor');
    expect(fullName({ ...address, salutation: null })).toBe('Hannah Okafor');
  });
});
