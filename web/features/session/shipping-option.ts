import type { ShippingOption } from '../../gql/graphql.ts';

/** EU-16. */
const OPTIONS = [
  'VIA_COURIER',
  'COLLECT',
  'NO_SELECTED_SHIPPING_OPTION',
] as const satisfies readonly ShippingOption[];

const NONE: ShippingOption = 'NO_SELECTED_SHIPPING_OPTION';
const KEY = 'shippingOption';
/** Delivery to a store and post-office collection. */
const COLLECTED = new Set(['DTS', 'RLC']);

export function optionOfMethod(type: string): ShippingOption {
  return COLLECTED.has(type) ? 'COLLECT' : 'VIA_COURIER';
}

export function readShippingOption(session: Storage): ShippingOption | undefined {
  const stored = session.getItem(KEY);
  return OPTIONS.find((option) => option === stored);
}

export function saveShippingOption(session: Storage, option: ShippingOption): void {
  session.setItem(KEY, option);
}

/**
 * An explicit none stays none. Otherwise the method selected in the bag decides, which may have been saved on another device; without one
 * it is the option stored in the browser, at first none.
 */
export function shippingOption(session: Storage, selectedMethodType: string | undefined): ShippingOption {
  const remembered = readShippingOption(session);
  if (remembered !== NONE && selectedMethodType !== undefined) return optionOfMethod(selectedMethodType);
  return remembered ?? NONE;
}

export function clearShippingOption(session: Storage): void {
  session.removeItem(KEY);
}
