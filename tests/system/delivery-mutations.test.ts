import { describe, expect, it } from '@jest/globals';
import { ROLES } from '../fixtures/pieces.ts';
import { sendListed } from './support/listed-operations.ts';
import { addToCart, isCart, variantOf } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '07700900123',
  country: 'GB',
  streetName: 'High Street',
  streetNumber: '1',
  city: 'Leeds',
  postalCode: 'LS1 1UR',
};

interface Answer {
  readonly __typename: string;
  readonly code?: string;
  readonly field?: string;
  readonly lineItems?: readonly unknown[];
  readonly shippingAddress?: { readonly streetName: string; readonly city: string } | null;
  readonly shippingMethods?: readonly { readonly id: string; readonly isSelected: boolean }[];
}

async function withBag(): Promise<Shopper> {
  const shopper = new Shopper();
  expect(isCart(await addToCart(shopper, await variantOf(shopper, ROLES.beaverbrooks.plenty)))).toBe(true);
  return shopper;
}

const send = (shopper: Shopper, name: string, variables: object) =>
  sendListed<Answer>(shopper, name, variables);

const selected = ({ shippingMethods = [] }: Answer) =>
  shippingMethods.filter(({ isSelected }) => isSelected).map(({ id }) => id);

describe('shipping method and address, changed by another client of the graph', () => {
  it('[MU-11] [QY-16] updateShippingMethod answers the whole cart with the method chosen', async () => {
    const shopper = await withBag();
    const cart = await send(shopper, 'UpdateShippingMethod', { shippingMethodId: 'STD' });
    expect(cart.__typename).toBe('Cart');
    expect(cart.lineItems).toHaveLength(1);
    expect(selected(cart)).toEqual(['STD']);
    const refused = await send(shopper, 'UpdateShippingMethod', { shippingMethodId: 'BALLOON' });
    expect(refused).toMatchObject({
      __typename: 'ShippingMethodNotFoundError',
      code: 'ShippingMethodNotFoundError',
    });
  });

  it('[MU-11] [QY-16] updateShippingAddress answers the whole cart with the address', async () => {
    const shopper = await withBag();
    const cart = await send(shopper, 'UpdateShippingAddress', { address: ADDRESS });
    expect(cart.__typename).toBe('Cart');
    expect(cart.lineItems).toHaveLength(1);
    expect(cart.shippingAddress).toMatchObject({ streetName: 'High Street', city: 'Leeds' });
    const abroad = { ...ADDRESS, country: 'FR' };
    expect(await send(shopper, 'UpdateShippingAddress', { address: abroad })).toMatchObject({
      __typename: 'ValidationError',
      field: expect.stringContaining('country'),
    });
  });

  it('[MU-11] [QY-16] updateShippingMethodAndAddress changes both or neither', async () => {
    const shopper = await withBag();
    const neither = { shippingMethodId: 'BALLOON', address: ADDRESS };
    expect(await send(shopper, 'UpdateShippingMethodAndAddress', neither)).toMatchObject({
      __typename: 'ShippingMethodNotFoundError',
    });
    const { cart } = await shopper.ask<{ cart: Answer }>(
      'query GetCart { cart { shippingAddress { streetName city } } }',
    );
    expect(cart.shippingAddress).toBeNull();
    const both = { shippingMethodId: 'STD', address: ADDRESS };
    const changed = await send(shopper, 'UpdateShippingMethodAndAddress', both);
    expect(changed.__typename).toBe('Cart');
    expect(selected(changed)).toEqual(['STD']);
    expect(changed.shippingAddress).toMatchObject({ streetName: 'High Street' });
  });
});
