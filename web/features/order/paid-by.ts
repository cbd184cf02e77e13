import type { PaymentMethodType } from '#gql/graphql.ts';

export type PaidMethod = {
  method: PaymentMethodType;
  transactions: readonly { cardNumber?: string | null; cardType?: string | null }[];
};

/** EU-04, as text after “Paid by”. */
const METHOD_NAMES: Record<PaymentMethodType, string> = {
  credit_card: 'card',
  klarna: 'Klarna',
  givex: 'gift card',
  paypal: 'PayPal',
  v12: 'finance from V12',
  applepay: 'Apple Pay',
};

const DIGITS_SHOWN = 4;

/** "Visa ending 1111", for each payment of the order; the method's name where no more is known. */
export function paidBy(methods: readonly PaidMethod[]): string {
  return methods.flatMap(namesOf).join(' and ');
}

/** One name per transaction of a method. */
export function namesOf({ method, transactions }: PaidMethod): string[] {
  return transactions.map(({ cardNumber, cardType }) => {
    const digits = (cardNumber ?? '').replace(/\D/g, '').slice(-DIGITS_SHOWN);
    return [cardType || METHOD_NAMES[method], digits && `ending ${digits}`].filter(Boolean).join(' ');
  });
}
