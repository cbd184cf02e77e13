// By npm run vendors -- write, from tools/vendors/declared.
export const VENDOR_FIELDS: readonly string[] = [
  'cardnumber',
  'pan',
  'cvv',
  'cvn',
  'cvc',
  'securitycode',
  'cardholder',
  'cardholdername',
  'pin',
  'payer',
  'payerid',
  'clientsecret',
  'authenticationkey',
  'retailerguid',
];
