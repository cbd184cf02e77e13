import { describe, expect, it } from '@jest/globals';
import { parseListEmail, sharedItems } from './list-email.ts';
import type { ShownItem } from './shown-list.ts';

const parse = (change: object = {}) => parseListEmail({ email: ' eve@example.com ', ...change });

describe('the form for sharing a list', () => {
  it('[MU-17] has an address, and optionally a name and a message', () => {
    expect(parse()).toEqual({ recipient: 'eve@example.com', senderName: null, message: null });
    expect(parse({ senderName: ' Zoë ', message: 'One\r\nTwo\rThree ' })).toEqual({
      recipient: 'eve@example.com',
      senderName: 'Zoë',
      message: 'One\nTwo\nThree',
    });
    expect(
      parse({ message: 'I like the second one. It is £1,250.00 … too much? 50/50!' }).message,
    ).not.toBeNull();
  });

  it.each([
    ['email', { email: '' }],
    ['email', { email: 'eve@example' }],
    ['email', { email: 'eve@example.com,mallory@example.com' }],
    ['email', { email: 'eve@example.com\r\nBcc: mallory@example.com' }],
    ['email', { email: '"eve" <eve@example.com>' }],
    ['senderName', { senderName: 'Ada\nBcc: mallory@example.com' }],
    ['senderName', { senderName: 'a'.repeat(51) }],
    ['senderName', { senderName: 'claim at prize.com' }],
    ['message', { message: 'a'.repeat(301) }],
    ['message', { message: 'see https://prize.example' }],
    ['message', { message: 'see WWW.prize' }],
    ['message', { message: 'see prize.co.uk now' }],
    ['message', { message: 'write to mallory@prize' }],
    ['message', { message: 'see prize\uff0eexample' }],
    ['message', { message: 'see prize.\u200bexample' }],
    ['message', { message: 'call tel:0900123456' }],
    ['message', { message: 'turned \u0007 round' }],
    ['message', { message: 'nothing\u0000' }],
    ['message', { message: 'half \ud83d' }],
  ])('[MU-17] a wrong %s is named: %j', (field, change) => {
    expect(() => parse(change)).toThrow(expect.objectContaining({ field }));
  });
});

describe('the pieces of a shared list', () => {
  const item = {
    productKey: '1',
    brand: 'Wray',
    name: 'Ring',
    productUrl: '/1/ring/p',
    image: 'ring',
    kept: null,
  } as ShownItem;
  const price = { site: 'loupe', minorUnits: 80, wasMinorUnits: 0, validFromMs: 0, validUntilMs: 0 };

  it('[EN-10] are those that still have a page, at the price when they were shared', () => {
    expect(
      sharedItems([
        { ...item, price, productUnavailable: false },
        { ...item, price: { ...price, wasMinorUnits: 100 }, productUnavailable: false },
        { ...item, price: null, productUnavailable: false },
        { ...item, price, productUnavailable: true },
      ]).map(({ price: now, wasPrice }) => [now, wasPrice]),
    ).toEqual([
      [80, null],
      [80, 100],
      [null, null],
    ]);
  });

  it('[EN-10] are shared with the size that was chosen, and nothing that was written for somebody', () => {
    const kept = { sku: '1-N', variantId: 'n', ringSizeHalfMm: 108, options: { engraving: 'A & B' } };
    const wrist = { ...kept, ringSizeHalfMm: 0, options: { wristSize: 175 } };
    const shared = [kept, wrist].map((choice) => ({
      ...item,
      price,
      productUnavailable: false,
      kept: choice,
    }));
    const [ring, bracelet] = sharedItems(shared);
    expect(ring).toMatchObject({ ringSize: 54 });
    expect(JSON.stringify(ring)).not.toContain('A & B');
    expect(bracelet).toMatchObject({ wristSize: 175 });
    expect(bracelet).not.toHaveProperty('ringSize');
  });
});
