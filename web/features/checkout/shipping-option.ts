/** ST-05, EU-16: courier or collection. An explicit none is stored, too. */
export type ShippingOption = 'courier' | 'collect' | 'none';

const KEY = 'shippingOption';
/** Delivery to a store and post-office collection. */
const COLLECTED = new Set(['DTS', 'RLC']);

export function optionOfMethod(type: string): ShippingOption {
  return COLLECTED.has(type) ? 'collect' : 'courier';
}

export function readShippingOption(session: Storage): ShippingOption | undefined {
  const stored = session.getItem(KEY);
  return stored === 'courier' || stored === 'collect' || stored === 'none' ? stored : undefined;
}

export function saveShippingOption(session: Storage, option: ShippingOption): void {
  session.setItem(KEY, option);
}

/** The option stored in the browser, otherwise that of the selected method, otherwise none. */
export function shippingOption(session: Storage, selectedMethodType: string | undefined): ShippingOption {
  const remembered = readShippingOption(session);
  if (remembered !== undefined) return remembered;
  return selectedMethodType === undefined ? 'none' : optionOfMethod(selectedMethodType);
}

export function clearShippingOption(session: Storage): void {
  session.removeItem(KEY);
}
