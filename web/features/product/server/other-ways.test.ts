import { describe, expect, it } from '@jest/globals';
import { otherWays } from './other-ways.tsx';

const RING = {
  code: '0100001',
  sku: '0100001-L',
  productType: 'ring',
  availableForReserveAndCollect: true,
  purchaseable: true,
  priceUponEnquiry: false,
  caseSize: null,
  giftCardMinValue: null,
  giftCardMaxValue: null,
  giftCardPresetValues: [],
  giftCardValue: null,
} as unknown as Parameters<typeof otherWays>[1];

const hrefs = (site: Parameters<typeof otherWays>[0], change: object = {}) =>
  otherWays(site, { ...RING, ...change }).map(({ href }) => href);

const [RESERVE, CONSULT, PROMISE, COMPARE] = [
  '/reservation?product=0100001',
  '/consultations',
  '/info/price-promise?product=0100001&sku=0100001-L',
  '/compare?piece=0100001',
];

describe('[RT-29] what else can be done about a piece', () => {
  it('[RT-29] one that is in our stores is reserved, talked about and matched in price', () => {
    expect(hrefs('beaverbrooks')).toEqual([RESERVE, CONSULT, PROMISE, COMPARE]);
    expect(hrefs('loupe', { productType: 'watch' })).toContain(CONSULT);
  });

  it('[RT-29] a consultation is about rings in one shop, and about watches in the other', () => {
    expect(hrefs('beaverbrooks', { productType: 'bracelet' })).toEqual([RESERVE, PROMISE, COMPARE]);
    expect(hrefs('loupe', { productType: 'strap' })).not.toContain(CONSULT);
  });

  it('[RT-29] no price is matched that is not told, or not asked here', () => {
    for (const change of [{ priceUponEnquiry: true }, { purchaseable: false }])
      expect(hrefs('beaverbrooks', change)).toEqual([RESERVE, CONSULT, COMPARE]);
  });

  it('[RT-29] what is in no store of ours, such as what is made to order, is only compared', () =>
    expect(hrefs('beaverbrooks', { availableForReserveAndCollect: false })).toEqual([COMPARE]));
});
