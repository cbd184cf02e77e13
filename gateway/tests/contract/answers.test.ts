import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Kind, parse, type TypeNode } from 'graphql';

const FILE = new URL('../../supergraph/supergraph.graphql', import.meta.url);
const { definitions } = parse(readFileSync(FILE, 'utf8'), { noLocation: true });

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);

/** What each mutation may answer, failures included. */
const ANSWERS: ReadonlyMap<string, readonly string[]> = new Map(
  definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION || definition.name.value !== 'Mutation') return [];
    return (definition.fields ?? []).map(({ name, type }) => [name.value, membersOf(nameOf(type))] as const);
  }),
);

function membersOf(name: string): string[] {
  const union = definitions.find(
    (each) => each.kind === Kind.UNION_TYPE_DEFINITION && each.name.value === name,
  );
  if (union?.kind !== Kind.UNION_TYPE_DEFINITION) return [name];
  return union.types?.map((member) => member.name.value) ?? [];
}

describe('[QY-16] an answer', () => {
  it.each([
    ['addToCart', 'updateQuantity', 'updateWristSize'],
    ['addDiscountCode', 'removeDiscountCode', 'addGiftCard', 'removeGiftCard', 'setFreeGiftProduct'],
    ['saveBillingDetails', 'updatePaymentMethod', 'updateShippingMethod', 'updateShippingAddress'],
    ['saveShippingDetailsCourier', 'saveShippingDetailsCollect', 'updateShippingMethodAndAddress'],
  ])('[QY-16] of what changes the bag is the whole bag: %s, …', (...names) => {
    for (const name of names)
      expect([name, ANSWERS.get(name)]).toEqual([name, expect.arrayContaining(['Cart'])]);
  });

  it('[QY-16] of what can place an order is the placed order, or that it is pending', () => {
    const atOnce = ['createFreeOfChargeOrder', 'createGivexOrder'];
    const byProviders = [
      ...['initiateCardPayment', 'validateCardPayment', 'capturePayPalPayment', 'financeEndJourney'],
      ...['placeApplePayOrder', 'placeApplePayExpressOrder', 'placeKlarnaOrder'],
    ];
    for (const name of atOnce)
      expect([name, ANSWERS.get(name)?.includes('OrderPlaced')]).toEqual([name, true]);
    for (const name of byProviders)
      expect([name, ANSWERS.get(name)]).toEqual([
        name,
        expect.arrayContaining(['OrderPlaced', 'OrderPending']),
      ]);
  });

  it('[QY-16] of what changes an account is the account', () => {
    const names = [
      ...['signUp', 'signIn', 'resetPassword', 'updateCustomerData', 'addCustomerAddress'],
      ...['updateCustomerAddress', 'removeCustomerAddress', 'setDefaultAddress'],
    ];
    for (const name of names) expect([name, ANSWERS.get(name)?.[0]]).toEqual([name, 'User']);
  });

  it('[QY-16] of what changes a list is the list, and the bag too when a line moves', () => {
    expect(ANSWERS.get('addToShoppingList')).toContain('ShoppingList');
    expect(ANSWERS.get('removeFromShoppingList')).toContain('ShoppingList');
    expect(ANSWERS.get('addToShoppingListFromCart')).toContain('ShoppingListAndCart');
  });

  it('[QY-16] of the others is true or false', () => {
    const names = [
      'signOut',
      'forgotPassword',
      'sendShoppingListEmail',
      'cancelAppointment',
      'sendFacebookEvent',
    ];
    for (const name of names) expect([name, ANSWERS.get(name)]).toEqual([name, ['Boolean']]);
  });
});
