// Written by `npm run codegen` from `declared` of the pages in web/app.
export const PAYMENT = new RegExp(
  '^(?:/checkout/delivery|/checkout/pay-again/[^/]+|/checkout/payment)(?:/|$)',
);
export const STRICT = new RegExp(
  '^(?:/checkout/cart|/checkout/orderConfirmation|/find-order|/gift-cards/balance|/login|/logout|/my-account|/register|/reservation)(?:/|$)',
);
