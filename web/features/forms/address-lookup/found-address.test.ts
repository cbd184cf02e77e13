import { describe, expect, it } from '@jest/globals';
import { addressFields } from '../address-form-rules.ts';
import { foundAddress } from './found-address.ts';

const leeds = {
  organisation: null,
  property: '12',
  street: 'Woolpack Row',
  locality: null,
  town: 'Leeds',
  postcode: 'LS1 4AP',
  country: 'GB',
  county: 'West Yorkshire',
};

describe('a looked-up address', () => {
  it('[QY-02] fills the form’s fields', () => {
    expect(foundAddress(leeds, 'GB')).toEqual({
      streetName: '12 Woolpack Row',
      city: 'Leeds',
      region: 'West Yorkshire',
      postalCode: 'LS1 4AP',
      country: 'GB',
    });
  });

  it.each([
    ['a numbered house', { property: '14a' }, '14a Woolpack Row'],
    ['a named one', { property: 'Rose Cottage' }, 'Rose Cottage, Woolpack Row'],
    ['a flat in a numbered house', { property: 'Flat 2, 12' }, 'Flat 2, 12 Woolpack Row'],
    ['a firm', { organisation: 'Lens & Sons' }, 'Lens & Sons, 12 Woolpack Row'],
    ['a village', { locality: 'Headingley' }, '12 Woolpack Row, Headingley'],
    ['a house without a street', { property: 'The Mill', street: null }, 'The Mill'],
  ])('[QY-02] writes %s as in a postal address', (_what, parts, line) => {
    expect(foundAddress({ ...leeds, ...parts }, 'GB').streetName).toBe(line);
  });

  it('[VA-13] leaves out organisation and village where the line would exceed the service’s limit', () => {
    const long = {
      organisation: 'The Very Long Established Company of Lens Grinders',
      locality: 'Headingley',
    };
    const { streetName } = foundAddress({ ...leeds, ...long }, 'GB');
    expect(streetName).toBe('12 Woolpack Row, Headingley');
    expect(addressFields.streetName.safeParse(streetName).success).toBe(true);
  });

  it('[QY-02] uses the searched country when the result has none of ours', () => {
    expect(foundAddress({ ...leeds, country: null }, 'IM').country).toBe('IM');
    expect(foundAddress({ ...leeds, country: 'FR' }, 'GB').country).toBe('GB');
    expect(foundAddress({ ...leeds, country: 'IE' }, 'GB').country).toBe('IE');
  });

  it('[QY-02] uses the village as the town where there is no town, once', () => {
    expect(foundAddress({ ...leeds, town: null, locality: 'Sark' }, 'GB')).toMatchObject({
      city: 'Sark',
      streetName: '12 Woolpack Row',
    });
  });
});
