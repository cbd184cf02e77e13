/** A card scheme, as used by the fields and the token service. `code` is the vendor's card type. */
export interface CardNetwork {
  readonly network: string;
  readonly name: string;
  readonly brandedName: string;
  readonly code: string;
  /** Source of a regular expression over the leading digits. */
  readonly prefix: string;
  readonly lengths: readonly number[];
  /** Digits after which a space is shown. */
  readonly spaces: readonly number[];
  readonly securityCode: { readonly name: string; readonly length: number };
}

const GROUPS_OF_FOUR = [4, 8, 12];
const CVV = { name: 'CVV', length: 3 };

export const CARD_NETWORKS: readonly CardNetwork[] = [
  {
    network: 'VISA',
    name: 'visa',
    brandedName: 'Visa',
    code: '001',
    prefix: '4',
    lengths: [13, 16, 19],
    spaces: GROUPS_OF_FOUR,
    securityCode: CVV,
  },
  {
    network: 'MASTERCARD',
    name: 'mastercard',
    brandedName: 'Mastercard',
    code: '002',
    prefix: '5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720)',
    lengths: [16],
    spaces: GROUPS_OF_FOUR,
    securityCode: { name: 'CVC', length: 3 },
  },
  {
    network: 'AMEX',
    name: 'amex',
    brandedName: 'American Express',
    code: '003',
    prefix: '3[47]',
    lengths: [15],
    spaces: [4, 10],
    securityCode: { name: 'CID', length: 4 },
  },
  {
    network: 'DISCOVER',
    name: 'discover',
    brandedName: 'Discover',
    code: '004',
    prefix: '6(?:011|4[4-9]|5)',
    lengths: [16],
    spaces: GROUPS_OF_FOUR,
    securityCode: CVV,
  },
  {
    network: 'DINERSCLUB',
    name: 'dinersclub',
    brandedName: 'Diners Club',
    code: '005',
    prefix: '3(?:0[0-5]|6|8)',
    lengths: [14],
    spaces: [4, 10],
    securityCode: CVV,
  },
  {
    network: 'JCB',
    name: 'jcb',
    brandedName: 'JCB',
    code: '007',
    prefix: '35(?:2[89]|[3-8])',
    lengths: [16],
    spaces: GROUPS_OF_FOUR,
    securityCode: CVV,
  },
  {
    network: 'MAESTRO',
    name: 'maestro',
    brandedName: 'Maestro',
    code: '042',
    prefix: '5(?:0|[6-8])|6(?!011|4[4-9]|5)',
    lengths: [12, 13, 14, 15, 16, 17, 18, 19],
    spaces: GROUPS_OF_FOUR,
    securityCode: CVV,
  },
];

/** The scheme of a complete number, among the allowed ones. */
export function networkOf(digits: string, allowed: readonly string[]): CardNetwork | undefined {
  return CARD_NETWORKS.find(
    (card) =>
      allowed.includes(card.network) &&
      new RegExp(`^(?:${card.prefix})`).test(digits) &&
      card.lengths.includes(digits.length),
  );
}
