/** Names by the vendor's card type code. */
const NAMES: Readonly<Record<string, string>> = {
  '001': 'Visa',
  '002': 'Mastercard',
  '003': 'American Express',
  '004': 'Discover',
  '005': 'Diners Club',
  '007': 'JCB',
  '024': 'Maestro',
  '042': 'Maestro',
};

/** The networks that the card fields accept; another one needs only the acquirer's consent. */
export const ALLOWED_CARD_NETWORKS = ['VISA', 'MASTERCARD', 'AMEX', 'MAESTRO'] as const;

export const cardTypeName = (code: string): string => NAMES[code] ?? 'Card';
