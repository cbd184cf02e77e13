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
    expect(shippingOption(session, undefined)).toBe('none');
  });

  it.each([
    ['DTS', 'collect'],
    ['RLC', 'collect'],
    ['STD', 'courier'],
    ['NDD', 'courier'],
    ['NOD', 'courier'],
  ] as const)('[ST-05] [EU-02] %s means %s', (type, option) => {
    expect(optionOfMethod(type)).toBe(option);
    expect(shippingOption(session, type)).toBe(option);
  });

  it.each(['courier', 'collect', 'none'] as const)('[ST-05] is restored: %s', (option) => {
    saveShippingOption(session, option);
    expect(shippingOption(session, 'STD')).toBe(option);
    expect(shippingOption(session, 'DTS')).toBe(option);
  });

  it('[ST-05] an explicit none stays none, whatever method the bag has', () => {
    saveShippingOption(session, 'none');
    expect(shippingOption(session, 'DTS')).toBe('none');
    expect(shippingOption(session, 'STD')).toBe('none');
  });

  it('[ST-06] is cleared with the guest details, and an invalid value is ignored', () => {
    saveShippingOption(session, 'collect');
    clearShippingOption(session);
    expect(shippingOption(session, undefined)).toBe('none');
    session.setItem('shippingOption', 'teleport');
    expect(shippingOption(session, 'STD')).toBe('courier');
  });
});
