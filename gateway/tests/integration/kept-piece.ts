/** The part of the stores' schema that the details of a reservation are made of. */
export const RESERVATION_SCHEMA = `
  extend type Query { reservation(input: ReservationInput!): Reservation }
  input ReservationInput { reservationNumber: String token: String }
  type Reservation {
    reservationNumber: String! status: String! reason: String reserveDate: String! reserveEndDate: String productId: ID!
    productName: String! reservedProductSku: ID! intendedProductSku: ID! price: Int! currency: String! storeKey: String!
    storeName: String! contact: ReservationContact!
  }
  type ReservationContact { salutation: String! name: String! email: String! phone: String! }`;

/** One that is over has no end and a reason. */
export const KEPT_PIECE = {
  reservationNumber: 'R-23456789',
  status: 'CANCELLED',
  reason: 'CUSTOMER',
  reserveDate: '2026-11-28T10:00:00.000Z',
  reserveEndDate: null,
  productId: 'p-1',
  productName: 'No. 3',
  reservedProductSku: '1-A',
  intendedProductSku: '1-B',
  price: 125_000,
  currency: 'GBP',
  storeKey: 'leeds',
  storeName: 'Leeds',
  contact: { salutation: 'ms', name: 'Ms Ada Byron', email: 'ada@example.com', phone: '07700900123' },
};

type Asked = { readonly input: { readonly reservationNumber?: string } };

export const reservation = (_root: unknown, { input }: Asked) =>
  input.reservationNumber === KEPT_PIECE.reservationNumber ? KEPT_PIECE : null;
