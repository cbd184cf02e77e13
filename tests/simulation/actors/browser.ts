/** What a shopper types and what their browser tells. */
export const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '02079460000',
  country: 'GB',
  streetName: 'St James’s Square',
  city: 'London',
  postalCode: 'SW1Y 4JH',
};
export const BROWSER = {
  language: 'en-GB',
  javaEnabled: false,
  colorDepth: 24,
  screenHeight: 900,
  screenWidth: 1440,
  timeDifference: 0,
};
export const CLIENT = { ipAddress: '192.0.2.1', userAgent: 'browser', accept: '*/*', origin: '' };
export const CALLER = { session: 'browser', network: '192.0.2.0/24' };
