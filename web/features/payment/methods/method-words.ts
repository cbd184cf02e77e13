/** What the button and the lines around it say of a method. */
export type MethodWords = {
  /** @param amount what is left to pay, formatted */
  button: (amount: string) => string;
  /** Whom we ask, after "Talking to". */
  asked: string;
  /** Below the button. */
  note: string;
};

/** Of a card. */
export const BANK: MethodWords = {
  button: (amount) => `Place order and pay ${amount}`,
  asked: 'your bank',
  note: 'Your bank may ask you to confirm it is you.',
};
