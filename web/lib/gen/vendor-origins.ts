// By npm run vendors -- write, from tools/vendors/declared.
export const VENDOR_ORIGINS = [
  { forms: true, also: [], partner: 'card', variable: 'CARD_ORIGINS', holds: 'origins', pages: 'checkout' },
  {
    forms: false,
    also: ['https://js.klarna.com'],
    partner: 'payLater',
    variable: 'KLARNA_SCRIPT_URL',
    holds: 'script',
    pages: 'checkout',
  },
  {
    forms: false,
    also: ['https://www.gstatic.com'],
    partner: 'botCheck',
    variable: 'RECAPTCHA_SCRIPT_URL',
    holds: 'script',
    pages: 'all',
  },
] as const;
