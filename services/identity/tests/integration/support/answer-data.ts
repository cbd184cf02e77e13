/** The fields that tests read one by one. Which of them are present depends on the operation. */
export interface AnswerData {
  readonly user: UserFields;
  readonly userInfo: object | null;
  readonly signUp: UserFields;
  readonly signIn: UserFields;
  readonly resetPassword: UserFields;
  readonly endSession: UserFields;
  readonly updateCustomerData: UserFields;
  readonly addCustomerAddress: UserFields;
  readonly updateCustomerAddress: UserFields;
  readonly removeCustomerAddress: UserFields;
  readonly setDefaultAddress: UserFields;
  readonly addressLookup: readonly LookupFields[];
}

/** Fields of a customer, and of the failures of mutations that return one. */
interface UserFields {
  readonly __typename: string;
  readonly id: string;
  readonly email: string;
  readonly hybrisCustomerId: string;
  readonly birthday: object | null;
  readonly code: string;
  readonly field: string;
  readonly retryAfterSeconds: number;
  readonly addresses: readonly AddressFields[];
  readonly shippingAddresses: readonly AddressFields[];
  readonly defaultShippingAddressId: string | null;
  readonly marketingPreferences: { readonly types: readonly string[] };
  readonly sessions: readonly { readonly startedAt: string; readonly expiresAt: string }[];
}

interface AddressFields {
  readonly id: string;
  readonly city: string;
}

interface LookupFields {
  readonly id: string;
  readonly label: string;
  readonly isComplete: boolean;
  readonly street: string | null;
  readonly town: string | null;
}
