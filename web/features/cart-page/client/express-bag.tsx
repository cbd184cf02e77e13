import type { FullCartFragment } from '#gql/graphql.ts';
import { ExpressButtons } from '#features/payment/express-buttons.tsx';

/** Pays for the bag in one step. */
export const ExpressBag = ({ cart }: { cart: FullCartFragment }) => (
  <ExpressButtons source={sourceOf(cart)} offered={cart.paymentMethods} />
);

const sourceOf = (cart: FullCartFragment) => ({
  shownTotal: cart.totalPriceAfterGiftCard.value,
  fill: () => Promise.resolve({ cart }),
  kept: () => Promise.resolve('Your bag is as it was.'),
});
