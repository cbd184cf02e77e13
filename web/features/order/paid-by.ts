type PaymentMethod = {
  method: string;
  transactions: readonly { cardNumber?: string | null; cardType?: string | null }[];
};

const DIGITS_SHOWN = 4;

/** "Visa ending 1111", for each way the order was paid; "card" where the bank did not say which. */
export function paidBy(methods: readonly PaymentMethod[]): string {
  return methods
    .flatMap(({ transactions }) => transactions)
    .map(({ cardNumber, cardType }) => {
      const digits = (cardNumber ?? '').replace(/\D/g, '').slice(-DIGITS_SHOWN);
      return [cardType || 'card', digits && `ending ${digits}`].filter(Boolean).join(' ');
    })
    .join(' and ');
}
