import { GetExpressTotalsDocument, type GetExpressTotalsQuery } from '#gql/graphql.ts';
import { callGraph } from '#lib/graph-call.ts';

/** What a wallet tells of a delivery before the payment. */
export type Place = { country: string; postalCode: string };

export type ExpressDelivery = { id: string; name: string; description: string; minorUnits: number };

/** What a bag costs at a place by a method, in minor units. */
export type ExpressTotals = {
  /** The parts of what is left to pay, those of nothing left out. */
  rows: readonly { label: string; minorUnits: number }[];
  total: number;
  /** Left after gift cards. */
  rest: number;
  /** Without a day to choose, the chosen one first. */
  methods: readonly ExpressDelivery[];
  /** Undefined where the asked method is not offered there. */
  chosen: string | undefined;
};

/** @param shippingMethodId standard delivery without it @throws GraphClientError with the field of the place that is refused */
export async function expressTotals(place: Place, shippingMethodId?: string): Promise<ExpressTotals> {
  const asked = shippingMethodId === undefined ? place : { ...place, shippingMethodId };
  const { shipping } = await callGraph(GetExpressTotalsDocument, { input: { ...asked, isOutward: true } });
  return totalsOf(shipping);
}

/** @public to a test that loads this file by its address */
export function totalsOf(cart: GetExpressTotalsQuery['shipping']): ExpressTotals {
  const offered = cart.shippingMethods.filter(({ isNominatedDay }) => !isNominatedDay);
  const chosen = offered.find(({ isSelected }) => isSelected);
  const methods = [...(chosen ? [chosen] : []), ...offered.filter((method) => method !== chosen)];
  return {
    rows: [
      { label: 'Subtotal', minorUnits: cart.subtotalPrice.value },
      { label: 'Discount', minorUnits: -cart.discountOnTotalPrice.value },
      { label: 'Delivery', minorUnits: cart.shippingPrice?.value ?? 0 },
      { label: 'Gift cards', minorUnits: -cart.giftCardSavings.value },
    ].filter(({ minorUnits }, index) => index === 0 || minorUnits !== 0),
    total: cart.totalPrice.value,
    rest: cart.totalPriceAfterGiftCard.value,
    methods: methods.map(({ id, name, description, price }) => ({
      id,
      name,
      description,
      minorUnits: price.value,
    })),
    chosen: chosen?.id,
  };
}
