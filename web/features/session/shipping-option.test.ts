import { beforeEach, describe, expect, it } from '@jest/globals';
import { memoryStorage } from '../../lib/browser-storage.ts';
import {
  clearShippingOption,
  optionOfMethod,
  readShippingOption,
  saveShippingOption,
  shippingOption,
} from './shipping-option.ts';

describe('the shipping option', () => {
  let session: Storage;
  beforeEach(() => {
    session = memoryStorage();
  });

  it('[ST-05] [EU-16] is none at first', () => {
    expect(readShippingOption(session)).toBeUndefined();
    expect(shippingOption(session, undefined)).toBe('NO_SELECTED_SHIPPING_OPTION');
  });

  it.each([
    ['DTS', 'COLLECT'],
    ['RLC', 'COLLECT'],
    ['STD', 'VIA_COURIER'],
    ['NDD', 'VIA_COURIER'],
    ['NOD', 'VIA_COURIER'],
  ] as const)('[ST-05] [EU-02] %s means %s', (type, option) => {
    expect(optionOfMethod(type)).toBe(option);
    expect(shippingOption(session, type)).toBe(option);
  });

  it.each(['VIA_COURIER', 'COLLECT', 'NO_SELECTED_SHIPPING_OPTION'] as const)(
    '[ST-05] [EU-16] is restored where the bag has no method yet: %s',
    (option) => {
      saveShippingOption(session, option);
      expect(shippingOption(session, undefined)).toBe(option);
    },
  );

  it('[ST-05] is that of the method selected in the bag, whatever this tab remembers', () => {
    saveShippingOption(session, 'COLLECT');
    expect(shippingOption(session, 'STD')).toBe('VIA_COURIER');
    saveShippingOption(session, 'VIA_COURIER');
    expect(shippingOption(session, 'DTS')).toBe('COLLECT');
  });

  it('[ST-05] an explicit none stays none, whatever method the bag has', () => {
    saveShippingOption(session, 'NO_SELECTED_SHIPPING_OPTION');
    expect(shippingOption(session, 'DTS')).toBe('NO_SELECTED_SHIPPING_OPTION');
    expect(shippingOption(session, 'STD')).toBe('NO_SELECTED_SHIPPING_OPTION');
  });

  it('[ST-06] is cleared with the guest details, and an invalid value is ignored', () => {
    saveShippingOption(session, 'COLLECT');
    clearShippingOption(session);
    expect(shippingOption(session, undefined)).toBe('NO_SELECTED_SHIPPING_OPTION');
    session.setItem('shippingOption', 'teleport');
    expect(shippingOption(session, 'STD')).toBe('VIA_COURIER');
  });
});
