/** An address in the account of a payer, by one of its names. */
interface AccountAddress {
  readonly id: string;
  readonly says: string;
  readonly fullName: string;
  readonly lines: object;
  /** National number, where the merchant's account asks for one. */
  readonly phone?: string;
}

const LONDON = {
  address_line_1: '12 St James’s Square',
  admin_area_2: 'London',
  postal_code: 'SW1Y 4JH',
  country_code: 'GB',
};

/** What the payer can choose where the merchant asks for an address (GET_FROM_FILE). */
export const ADDRESSES: readonly AccountAddress[] = [
  { id: 'london', says: 'London', fullName: 'Ada Byron', lines: LONDON, phone: '7700900123' },
  { id: 'no-phone', says: 'London, no telephone', fullName: 'Ada Byron', lines: LONDON },
  {
    id: 'no-postcode',
    says: 'London, no postcode and one name',
    fullName: 'Ada',
    lines: { address_line_1: '12 St James’s Square', admin_area_2: 'London', country_code: 'GB' },
    phone: '7700900123',
  },
  {
    id: 'dublin',
    says: 'Dublin',
    fullName: 'Nora Barnacle',
    lines: {
      address_line_1: '8 Nassau Street',
      address_line_2: 'Second floor',
      admin_area_1: 'Dublin',
      admin_area_2: 'Dublin 2',
      postal_code: 'D02 X285',
      country_code: 'IE',
    },
    phone: '0871234567',
  },
  {
    id: 'paris',
    says: 'Paris',
    fullName: 'Ada Byron',
    lines: {
      address_line_1: '3 rue de Rivoli',
      admin_area_2: 'Paris',
      postal_code: '75001',
      country_code: 'FR',
    },
    phone: '7700900123',
  },
];

export const addressOf = (id: string | undefined): AccountAddress | undefined =>
  ADDRESSES.find((address) => address.id === id);
