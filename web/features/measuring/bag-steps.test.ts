import { describe, expect, it } from '@jest/globals';
import { createBagSteps, type MeasuredBag } from './bag-steps.ts';
import type { ShopEvent } from './shop-events.ts';

const line = {
  id: 'l1',
  quantity: 2,
  isGiftLineItem: false,
  variantSku: '0100001-L',
  variantId: 'v1',
  productKey: '0100001',
  name: 'Band',
  brand: '',
  price: { value: 5_000 },
  unitAmounts: [3_334, 3_333],
};
const bag: MeasuredBag = {
  id: 'bag-1',
  lineItems: [line],
  discountCodes: [
    { code: 'THIRD', state: 'MatchesCart' },
    { code: 'OVER', state: 'NotActive' },
  ],
  shippingMethods: [
    { type: 'STD', isSelected: false },
    { type: 'NDD', isSelected: true },
  ],
};

/** A tab. @param kept what it has told before */
function tab(kept: { bag: string | null } = { bag: null }) {
  const told: ShopEvent[] = [];
  const ids: (string | undefined)[] = [];
  const tell = (event: ShopEvent, id?: string) => {
    told.push(event);
    ids.push(id);
  };
  const begun = { get: () => kept.bag, set: (id: string) => void (kept.bag = id) };
  const steps = createBagSteps({ tell, begun });
  return { steps, told, ids, names: () => told.map(({ name }) => name), kept };
}

describe('the way of a bag to the payment', () => {
  it('[ST-16] is told once for each page of the bag, when the bag is known', () => {
    const { steps, told, names } = tab();
    steps.seen('/checkout/cart');
    steps.bag({ ...bag, lineItems: [] });
    expect(told).toEqual([]);
    steps.bag(bag);
    steps.bag(bag);
    expect(told).toEqual([
      {
        name: 'view_cart',
        params: {
          currency: 'GBP',
          value: 66.67,
          coupon: 'THIRD',
          items: [expect.objectContaining({ price: 33.34 }), expect.objectContaining({ price: 33.33 })],
        },
      },
    ]);
    steps.seen('/checkout/cart');
    expect(names()).toEqual(['view_cart', 'view_cart']);
  });

  it('[ST-16] is told of a page that the browser restores by the bag that it asks for again, not by the one it had', () => {
    const { steps, told, names } = tab();
    steps.bag(bag);
    steps.seen('/checkout/cart');
    steps.restored();
    steps.seen('/checkout/cart');
    expect(names()).toEqual(['view_cart']);
    steps.bag({ ...bag, lineItems: [{ ...line, unitAmounts: [4_000] }] });
    expect([names(), told.at(-1)?.params]).toEqual([
      ['view_cart', 'view_cart'],
      expect.objectContaining({ value: 40 }),
    ]);
    // It has become an order meanwhile.
    steps.restored();
    steps.seen('/checkout/cart');
    steps.bag(undefined);
    expect(names()).toHaveLength(2);
  });

  it('[ST-16] begins once for a bag, whichever steps are seen again, in this document and the next', () => {
    const first = tab();
    first.steps.bag(bag);
    for (const path of ['/checkout/delivery', '/checkout/payment', '/checkout/delivery'])
      first.steps.seen(path);
    const next = tab(first.kept);
    next.steps.seen('/checkout/payment');
    next.steps.bag(bag);
    expect([first.names(), next.names()]).toEqual([['begin_checkout'], []]);
    next.steps.bag({ ...bag, id: 'bag-2' });
    expect(next.names()).toEqual(['begin_checkout']);
  });

  it('[ST-16] [IN-05] begins under one id for a bag, also in a tab that may not remember it', () => {
    const id = '0199a1b2-1111-7222-8333-444455556666';
    const idsOf = () => {
      const { steps, ids } = tab();
      steps.bag({ ...bag, id });
      steps.seen('/checkout/delivery');
      return ids;
    };
    const [first] = idsOf();
    expect(first).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(first).not.toBe(id);
    expect(idsOf()).toEqual([first]);
  });

  it('[ST-16] tells a payment of the bag that is known, where the page is restored and has not answered yet', () => {
    const { steps, names } = tab();
    steps.bag(bag);
    steps.seen('/checkout/cart');
    steps.restored();
    steps.seen('/checkout/cart');
    expect(names()).toEqual(['view_cart']);
    steps.paying('paypal');
    expect(names()).toEqual(['view_cart', 'begin_checkout', 'add_payment_info']);
    steps.bag(bag);
    expect(names().at(-1)).toBe('view_cart');
  });

  it('[ST-16] names the delivery that was accepted and the method of a payment, which begins a checkout in one step', () => {
    const { steps, told } = tab();
    steps.paying('paypal');
    steps.bag(bag);
    steps.paying('paypal');
    steps.delivered(bag);
    steps.delivered({ ...bag, collectionStore: { isPostOffice: true } });
    steps.delivered({ ...bag, shippingMethods: [] });
    expect(
      told.map(({ name, params }) => [
        name,
        'payment_type' in params ? params.payment_type : undefined,
        'shipping_tier' in params ? params.shipping_tier : undefined,
      ]),
    ).toEqual([
      ['begin_checkout', undefined, undefined],
      ['add_payment_info', 'paypal', undefined],
      ['add_shipping_info', undefined, 'NDD'],
      ['add_shipping_info', undefined, 'RLC'],
    ]);
  });

  it('[ST-16] ends when the bag has become an order', () => {
    const { steps, told } = tab();
    steps.bag(bag);
    steps.bag(undefined);
    steps.seen('/checkout/cart');
    steps.paying('paypal');
    expect(told).toEqual([]);
  });
});
