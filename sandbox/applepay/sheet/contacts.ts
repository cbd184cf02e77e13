const LONDON = {
  givenName: 'Ada',
  familyName: 'Byron',
  emailAddress: 'ada@example.com',
  phoneNumber: '07700 900123',
  addressLines: ['12 St James’s Square'],
  locality: 'London',
  administrativeArea: '',
  postalCode: 'SW1Y 4JH',
  country: 'United Kingdom',
  countryCode: 'GB',
};

/** The wallet's addresses by what they say. A page is told country and place of them, and the whole one with the payment. */
export const CONTACTS: Readonly<Record<string, object>> = {
  'Ada Byron, London': LONDON,
  'Ada Byron, no telephone': { ...LONDON, phoneNumber: '' },
  'Ada Byron, Lairg in the Highlands': {
    ...LONDON,
    addressLines: ['1 Main Street'],
    locality: 'Lairg',
    postalCode: 'IV27 4AA',
  },
  'Ada Byron, Paris': {
    ...LONDON,
    addressLines: ['1 rue de Rivoli'],
    locality: 'Paris',
    postalCode: '75001',
    country: 'France',
    countryCode: 'FR',
  },
};
