import type { ToldContact } from '../../../src/domain/placement/approval.ts';

/** Whom a wallet names. */
export const TOLD: ToldContact = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '020 7946 0018',
  street: '12 St James’s Square',
  city: 'London',
  region: '',
  postalCode: 'sw1y 4jh',
  country: 'GB',
};
