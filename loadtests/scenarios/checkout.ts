import { pay, readyToPay } from '../support/buy.ts';
import { journey } from '../support/graph.ts';
import { SETTINGS } from '../support/settings.ts';
import { newShopper } from '../support/shopper.ts';

/** A whole order: product, bag, delivery, billing, card and payment. */
export const checkout = (): void =>
  journey(() => {
    const shopper = newShopper();
    pay(shopper, readyToPay(shopper, SETTINGS.skus.plenty));
  });
