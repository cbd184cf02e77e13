import { describe, expect, it } from '@jest/globals';
import { missingDigits, phoneDigits } from './field-rules.ts';

describe('phone', () => {
  it('[VA-13] counts digits after a leading plus, ignoring spaces', () => {
    expect(phoneDigits('+44 (0) 7700-900412')).toBe('447700900412');
    expect(phoneDigits('07700 9OO412')).toBeUndefined();
  });

  it('[VA-13] says how many digits are missing', () => {
    expect(missingDigits('077009004')).toBe('Two digits are missing from this number.');
    expect(missingDigits('020794600')).toBe('One digit is missing from this number.');
    expect(missingDigits('')).toBe('Ten digits are missing from this number.');
    expect(missingDigits('07')).toBe('Nine digits are missing from this number.');
    expect(missingDigits('0207946000')).toBeUndefined();
  });
});
