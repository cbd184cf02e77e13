import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidFieldError } from './invalid-field-error.ts';
import { missingField, sameAddress } from './address.ts';
import { judgeAddress, parseAddress } from './parse-address.ts';
import { parsePhone, samePhone } from './phone.ts';
import { parsePostcode } from './postcode.ts';

const ADDRESS = {
  salutation: 'ms',
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '07700 900123',
  country: 'GB',
  region: '',
  streetName: 'St James’s Square',
  streetNumber: '12',
  city: 'London',
  postalCode: 'sw1y4jh',
};

function fieldOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof InvalidFieldError) return error.field;
    throw error;
  }
}

describe('an address', () => {
  it('[VA-13] is normalised', () => {
    expect(parseAddress({ ...ADDRESS, firstName: '  Ada ' })).toEqual({
      ...ADDRESS,
      phone: '07700900123',
      region: null,
      postalCode: 'SW1Y 4JH',
    });
  });

  it.each(['firstName', 'lastName', 'streetName', 'city', 'postalCode', 'country', 'phone'] as const)(
    '[VA-01] [MU-09] without %s is incomplete: absent, empty or blank',
    (field) => {
      for (const missing of [undefined, null, '', '  \t']) {
        const address = { ...ADDRESS, [field]: missing };
        expect(missingField(address as never)).toBe(field);
        expect(fieldOf(() => parseAddress(address, 'address.'))).toBe(`address.${field}`);
      }
    },
  );

  it('[VA-01] is complete without salutation, region and street number', () => {
    const { salutation: _s, region: _r, streetNumber: _n, ...rest } = ADDRESS;
    expect(missingField(rest as never)).toBeNull();
    expect(parseAddress(rest)).toMatchObject({ salutation: null, region: null, streetNumber: null });
  });

  it.each(['FR', 'US', 'GBR', 'U', 'JE'])('[VA-03] in %s is refused', (country) => {
    expect(fieldOf(() => parseAddress({ ...ADDRESS, country }))).toBe('country');
  });

  it.each([
    ['GB', 'LS1 4AP'],
    ['IE', 'D02 X285'],
    ['IM', 'IM1 1AA'],
  ])('[VA-03] in %s is accepted', (country, postalCode) => {
    expect(parseAddress({ ...ADDRESS, country, postalCode })).toMatchObject({ country, postalCode });
  });

  it.each([
    ['firstName', 'a'.repeat(51)],
    ['city', 'a'.repeat(61)],
    ['streetName', 'two\nlines'],
    ['lastName', 'nul\u0000l'],
    ['lastName', 'half a pair \ud83d'],
    ['streetNumber', 'a'.repeat(61)],
  ])('[VA-13] with a %s of %j is refused', (field, value) => {
    expect(fieldOf(() => parseAddress({ ...ADDRESS, [field]: value }))).toBe(field);
  });

  it('[VA-02] is the same when all fields but the id match, phones by the number they reach', () => {
    const one = { ...ADDRESS, id: '1', phone: '+447700900123' };
    expect(sameAddress(one, { ...ADDRESS, phone: '07700900123', region: null })).toBe(true);
    expect(sameAddress(one, { ...ADDRESS, city: 'Leeds' })).toBe(false);
    expect(sameAddress(one, { ...ADDRESS, salutation: null })).toBe(false);
  });
});

describe('a phone number', () => {
  it.each([
    ['+447700900123', '07700900123', true],
    ['7700900123', '07700900123', true],
    ['0 7700 900123', '+44 7700 900123', true],
    ['007700900123', '07700900123', false], // one prefix stripped, once
    ['+4407700900123', '07700900123', false],
    ['07700900124', '07700900123', false],
  ])('[VA-02] %s and %s are the same: %s', (left, right, same) => {
    expect(samePhone(left, right)).toBe(same);
  });

  it.each([
    ['+44 (0)7700 900412', '+447700900412'],
    ['+44(0)20 7946 0018', '+442079460018'],
    ['+44 07700 900412', '+447700900412'],
    ['+4407700900412', '+447700900412'],
    ['0044 7700 900412', '+447700900412'],
    ['0044 (0) 7700 900412', '+447700900412'],
    ['(0044) 7700 900412', '+447700900412'],
    ['+353 (0)86 123 4567', '+353861234567'],
    ['00353 086 123 4567', '+353861234567'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['(01865) 123-456', '01865123456'],
    ['020/7946.0018', '02079460018'],
    ['07700\u2011900\u2013412', '07700900412'],
    ['\uff10\uff17\uff17\uff10\uff10 900412', '07700900412'],
    ['\u202d+44 7700 900412\u202c', '+447700900412'],
    ['07700 900412', '07700900412'],
    ['7700 900412', '7700900412'],
  ])('[VA-02] [VA-13] %j is stored as %s, and stays so', (typed, stored) => {
    expect(parsePhone('phone', typed)).toBe(stored);
    expect(parsePhone('phone', stored)).toBe(stored);
  });

  it('[VA-13] has 10 to 15 digits with an optional leading +', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:\+[1257-9]|0?[1-9])\d{9,13}$/), (phone) =>
        expect(parsePhone('phone', phone)).toBe(phone),
      ),
    );
    for (const phone of ['123456789', '1234567890123456', '07700 90012O', '++447700900123', 'call me'])
      expect(fieldOf(() => parsePhone('phone', phone))).toBe('phone');
  });
});

describe('a postcode', () => {
  it.each([
    ['sw1a1aa', 'GB', 'SW1A 1AA'],
    [' m1 1ae ', 'GB', 'M1 1AE'],
    ['B338TH', 'GB', 'B33 8TH'],
    ['gir 0aa', 'GB', 'GIR 0AA'],
    ['im99 1ab', 'IM', 'IM99 1AB'],
    ['d6wxh01', 'IE', 'D6W XH01'],
  ] as const)('[VA-13] %j in %s becomes %s', (typed, country, tidy) => {
    expect(parsePostcode('postalCode', typed, country)).toBe(tidy);
  });

  it.each([
    ['SW1A', 'GB'],
    ['QQ1 1AA', 'GB'],
    ['12345', 'GB'],
    ['LS1 4AP', 'IM'],
    ['LS1 4AP', 'IE'],
    ['D02 X285', 'GB'],
    ['B02 X285', 'IE'],
  ] as const)('[VA-13] %s in %s is refused', (typed, country) => {
    expect(fieldOf(() => parsePostcode('postalCode', typed, country))).toBe('postalCode');
  });
});

describe('an address that a wallet tells', () => {
  const told = {
    firstName: ' Ada ',
    lastName: 'Byron',
    phone: '020 7946 0018',
    country: 'gb',
    streetName: '12 St James’s Square',
    city: 'London',
    postalCode: 'sw1y4jh',
  };

  it('[VA-01] [VA-13] is as a typed one where it is right', () => {
    expect(judgeAddress(told)).toEqual({ address: parseAddress(told), wrong: [] });
  });

  it('[VA-01] [VA-13] keeps what is right of it, and names what is not', () => {
    const { address, wrong } = judgeAddress({ ...told, lastName: ' ', phone: '1', postalCode: 'D02 X285' });
    expect(wrong).toEqual(['lastName', 'phone', 'postalCode']);
    expect(address).toMatchObject({
      firstName: 'Ada',
      lastName: '',
      phone: '',
      city: 'London',
      postalCode: '',
    });
    expect(missingField(address, 'minimal')).toBe('postalCode');
    const lacking = judgeAddress({ country: 'IE', region: 'x'.repeat(61) });
    expect(lacking.wrong).toContain('region');
    expect(missingField(lacking.address)).toBe('firstName');
  });

  it('[VA-01] lacks only contact details where place and street are right', () => {
    const { address, wrong } = judgeAddress({ ...told, phone: null });
    expect([wrong, missingField(address, 'minimal'), missingField(address)]).toEqual([
      ['phone'],
      null,
      'phone',
    ]);
  });

  it.each(['FR', '', null])('[VA-03] in %j is kept in no part, with nobody’s name or phone', (country) => {
    const { address, wrong } = judgeAddress({ ...told, country });
    expect(Object.values(address).filter(Boolean)).toEqual([]);
    expect([...wrong].sort()).toEqual([
      'city',
      'country',
      'firstName',
      'lastName',
      'phone',
      'postalCode',
      'streetName',
    ]);
    expect(missingField(address)).toBe('firstName');
  });
});
