// By npm run vendors -- write, from tools/vendors/declared.
export const PAYMENT_HOSTS: readonly string[] = [
  'cybersource.com',
  'cardinalcommerce.com',
  'cybersource.localhost',
  'bank.localhost',
  'klarna.com',
  'klarna.localhost',
  'paypal.com',
  'paypal.localhost',
  'v12finance.com',
  'v12.localhost',
];
