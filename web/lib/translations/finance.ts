/** CO-01: of namespace `common` in English, about credit: a module of its own, so that pages without it do not load it. */
export const FINANCE = {
  'finance.address': '{shop}, 1 Assay Row, Leeds LS1 4AP.',
  'finance.broker':
    'Credit is subject to status, for people of 18 or over who live in the UK. {shop} is a credit broker, not a lender; the lender is {lender}. Missed payments can harm your credit record.',
  'finance.instalments':
    'Without interest, by {provider}. For UK residents of 18 or over, subject to status. Missed payments can harm your credit record. {shop} is a credit broker, not a lender; the lender is {provider}.',
  'finance.where': 'You apply when you pay for your order, or with our team in any of our {stores}.',
} as const;

export type FinanceKey = keyof typeof FINANCE;
