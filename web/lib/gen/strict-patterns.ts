// Written by `npm run codegen` from `declared` of the pages in web/app.
export const PAYMENT = new RegExp('^/(?:checkout/delivery|checkout/pay-again/[^/]+|checkout/payment)(?:/|$)');
export const STRICT = new RegExp(
  '^/(?:appointments|checkout/application|checkout/cart|checkout/orderConfirmation|consultations|find-order|gift-cards/balance|info/price-promise|login|logout|my-account|news|register|reservation|your-data)(?:/|$)',
);
