/** What the provider's library answers when it makes no token. Its message is not for shoppers. */
export type TokenError = { reason?: string; details?: readonly { location?: string }[] };

export type CardField = 'number' | 'expiry' | 'securityCode';
export type CardErrors = { [Field in CardField]?: string | undefined };

export type TokenProblem =
  | { kind: 'fields'; errors: CardErrors }
  /** The context is no longer good; card fields of a new one are needed. */
  | { kind: 'expired' }
  /** The provider did not answer; what is typed stays. */
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

/** Nothing was sent to a bank in any of these: without a token there is no payment. */
export function tokenProblem({ reason = '', details = [] }: TokenError): TokenProblem {
  if (OUTDATED.has(reason)) return { kind: 'expired' };
  const fields = details.flatMap(({ location = '' }) => FIELDS[location] ?? []);
  if (fields.length === 0) return { kind: 'unreachable' };
  return { kind: 'fields', errors: Object.fromEntries(fields.map((field) => [field, TEXTS[field]])) };
}
