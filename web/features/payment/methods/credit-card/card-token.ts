import type { FieldTexts } from '../../payment-outcome.ts';

/** The error of the provider's library. Its message is not for shoppers. */
export type TokenError = { reason?: string; details?: readonly { location?: string }[] };

export type CardField = 'number' | 'expiry' | 'securityCode';
export type CardErrors = { [Field in CardField]?: string | undefined };

export type CardFieldIds = Readonly<Record<CardField, string>>;

/** Ids of the elements to focus, by field. */
export const CARD_FIELD_IDS: CardFieldIds = {
  number: 'card-number',
  expiry: 'card-expiry',
  securityCode: 'card-security-code',
};

/** Of a second card form of the same page, for a deposit. */
export const DEPOSIT_FIELD_IDS: CardFieldIds = {
  number: 'deposit-card-number',
  expiry: 'deposit-card-expiry',
  securityCode: 'deposit-card-security-code',
};

/** The errors by the id of their control. */
export function controlTexts(errors: CardErrors, ids = CARD_FIELD_IDS): FieldTexts {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [ids[field as CardField], text]));
}

/** The errors by field. */
export function cardErrors(texts: FieldTexts, ids = CARD_FIELD_IDS): CardErrors {
  return Object.fromEntries(Object.entries(ids).map(([field, controlId]) => [field, texts[controlId]]));
}

export type TokenProblem =
  | { kind: 'fields'; errors: CardErrors }
  /** The context is no longer valid; card fields with a new one are required. */
  | { kind: 'expired' }
  /** The provider did not answer; typed values are kept. */
  | { kind: 'unreachable' };

export const CARD_TEXTS = {
  number: { empty: 'Enter your card number.', invalid: 'Check the card number, a digit is not right.' },
  securityCode: { empty: 'Enter the security code.', invalid: 'Check the security code on your card.' },
} as const;

const FIELDS: Record<string, CardField> = {
  number: 'number',
  securityCode: 'securityCode',
  expirationMonth: 'expiry',
  expirationYear: 'expiry',
};
const TEXTS: Record<CardField, string> = {
  number: CARD_TEXTS.number.invalid,
  expiry: 'Check the expiry date on your card.',
  securityCode: CARD_TEXTS.securityCode.invalid,
};

const OUTDATED = new Set([
  'CAPTURE_CONTEXT_INVALID',
  'CAPTURE_CONTEXT_EXPIRED',
  'CREATE_TOKEN_NO_FIELDS_LOADED',
]);

/** In none of these cases was anything sent to a bank: without a token there is no payment. */
export function tokenProblem({ reason = '', details = [] }: TokenError): TokenProblem {
  if (OUTDATED.has(reason)) return { kind: 'expired' };
  const fields = details.flatMap(({ location = '' }) => FIELDS[location] ?? []);
  if (fields.length === 0) return { kind: 'unreachable' };
  return { kind: 'fields', errors: Object.fromEntries(fields.map((field) => [field, TEXTS[field]])) };
}
