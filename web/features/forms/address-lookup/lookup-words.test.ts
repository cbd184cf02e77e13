import { describe, expect, it } from '@jest/globals';
import { filledWords } from './lookup-words.ts';

const place = {
  streetName: '12 Woolpack Row',
  city: 'Leeds',
  region: 'West Yorkshire',
  postalCode: 'LS1 4AP',
  country: 'GB' as const,
};

describe('the announcement for a looked-up address', () => {
  it('[VA-01] is complete with street, town, postcode and country, before there is a name', () => {
    expect(filledWords(place)).toMatch(/^The address is filled in/);
    expect(filledWords({ ...place, region: '' })).toMatch(/^The address is filled in/);
  });

  it.each(['streetName', 'city', 'postalCode'] as const)(
    '[VA-01] asks for the rest where %s is blank',
    (field) => {
      expect(filledWords({ ...place, [field]: ' ' })).toMatch(/^Part of the address/);
    },
  );
});
