import { describe, expect, it } from '@jest/globals';
import { askedOrder } from './find-order-form.tsx';

describe('the order that a link asks for', () => {
  it('is its number, and nothing that is none', () => {
    expect(askedOrder('?orderNumber=BB7Q2M4X9AB')).toBe('BB7Q2M4X9AB');
    expect(askedOrder('?orderNumber=+bb7q2m4x9ab')).toBe('BB7Q2M4X9AB');
    for (const search of ['', '?orderNumber=', '?orderNumber=Call+0900+123456', '?email=a@b.example'])
      expect(askedOrder(search)).toBe('');
  });
});
