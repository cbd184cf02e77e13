/** The part of identity's schema that telling the advertising network is made of. */
export const CONVERSION_SCHEMA = `
  extend type Mutation { sendFacebookEvent(input: FacebookEventInput!): Boolean! }
  input FacebookEventInput {
    eventName: FacebookEventName! eventId: String! eventSourceUrl: String! eventTime: Int consentId: ID fbc: String fbp: String
    value: Int orderId: String contents: [FacebookContentInput!] customer: FacebookCustomerInput
  }
  enum FacebookEventName { PageView ViewContent AddToCart AddToWishlist InitiateCheckout AddPaymentInfo Purchase }
  input FacebookContentInput { id: String! quantity: Int! itemPrice: Int }
  input FacebookCustomerInput {
    email: String phone: String firstName: String lastName: String city: String postalCode: String country: String
  }
`;

interface Told {
  readonly input: { readonly consentId?: string | null };
}

/** What the last call told. */
export const told: { input: object | undefined } = { input: undefined };

export function sendFacebookEvent(_root: unknown, { input }: Told): boolean {
  told.input = { ...input };
  return typeof input.consentId === 'string';
}
