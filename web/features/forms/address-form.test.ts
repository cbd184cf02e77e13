import { describe, expect, it } from '@jest/globals';
import { addressFromForm, formFromAddress } from './address-form.ts';
import { EMPTY_ADDRESS } from './address-form-rules.ts';

const saved = {
  __typename: 'Address' as const,
  id: 'a1',
  salutation: 'ms',
  firstName: 'Hannah',
  lastName: 'Okafor',
  phone: '+447700900412',
  country: 'IM',
  region: null,
  streetName: 'Castle Street',
  streetNumber: '14',
  city: 'Douglas',
  postalCode: 'IM1 2AB',
};

describe('address form', () => {
  it('[EN-02] starts empty in GB, or with the saved address', () => {
    expect(formFromAddress(null)).toEqual(EMPTY_ADDRESS);
    expect(EMPTY_ADDRESS).toMatchObject({ country: 'GB', firstName: '', postalCode: '' });
    expect(formFromAddress(saved)).toMatchObject({
      salutation: 'ms',
      streetName: '14 Castle Street',
      country: 'IM',
      region: '',
    });
  });

  it('[MU-11] [VA-13] sends what the service accepts, leaving out empty fields', () => {
    const form = {
      ...formFromAddress(saved),
      salutation: 'none' as const,
      phone: '+44 7700 900412',
      postalCode: 'im12ab',
    };
    expect(addressFromForm(form)).toEqual({
      firstName: 'Hannah',
      lastName: 'Okafor',
      phone: '+447700900412',
      country: 'IM',
      streetName: '14 Castle Street',
      city: 'Douglas',
      postalCode: 'IM1 2AB',
    });
  });
});
