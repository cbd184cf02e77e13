import { describe, expect, it } from '@jest/globals';
import { storeFacts } from './store-facts.ts';

const leeds = {
  name: 'Leeds',
  description: 'Under the glass roof.',
  url: '/store/leeds',
  phone: '0113 496 0119',
  email: 'leeds@stores.example',
  address: {
    line1: '17 Woolpack Arcade',
    line2: null,
    city: 'Leeds',
    county: 'West Yorkshire',
    postalCode: 'LS1 7QD',
    country: 'GB',
  },
  geoPoint: { latitude: 53.7983, longitude: -1.5421 },
  openingHours: [
    { dayOfWeek: 'MON' as const, openingTime: '09:30', closingTime: '17:30' },
    { dayOfWeek: 'SUN' as const, openingTime: null, closingTime: null },
  ],
  openingExceptions: [
    { date: '2026-12-24', openingTime: '09:00', closingTime: '16:00', reason: 'Christmas Eve' },
  ],
};

describe('a store’s structured data', () => {
  it('[EN-16] has name, address and hours, with the days that differ', () => {
    const facts = storeFacts('beaverbrooks', leeds, 'https://beaverbrooks.example');
    expect(facts).toMatchObject({
      '@type': 'JewelryStore',
      name: 'beaverbrooks Leeds',
      url: 'https://beaverbrooks.example/store/leeds',
      address: { streetAddress: '17 Woolpack Arcade', addressCountry: 'GB' },
      geo: { latitude: 53.7983 },
    });
    expect(facts['openingHoursSpecification']).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Monday',
        opens: '09:30',
        closes: '17:30',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Sunday',
        opens: '00:00',
        closes: '00:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '09:00',
        closes: '16:00',
      },
    ]);
  });
});
