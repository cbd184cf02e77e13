import { describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { ProductSchema } from '@loupe/contracts/catalog/product';
import { toOutboxRow } from '@loupe/messaging/envelope';
import type { ProductDraft } from '../../src/domain/product/product-draft.ts';
import { productState } from '../../src/events/published/product-state.ts';

const ring: ProductDraft = {
  id: '0190a000-0000-7000-8000-0000000000aa',
  code: '0100001',
  name: 'Winterbourne',
  brand: 'Aldous & Wray',
  description: 'Not part of the event.',
  productType: 'ring',
  gender: 'female',
  internalSku: 'BB-104-2270',
  ean: '5060987000016',
  dialColour: null,
  caseSize: null,
  gtmCategory: 'Jewellery',
  gtmBCategory: 'Engagement rings',
  priceUponEnquiry: false,
  mayBeSold: true,
  availableForReserveAndCollect: true,
  isNew: false,
  approval: 'approved',
  copyStatus: 'copyDone',
  buyingStatus: 'L',
  supplierCode: null,
  versions: [],
  launchedOn: '2024-03-04',
  masterSku: '0100001-L',
  giftCard: null,
  makingDays: 0,
  taxCategory: 'uk-vat-full',
  hideOnSite: false,
  sites: [{ site: 'beaverbrooks', slug: 'aldous-and-wray-winterbourne' }],
  variants: [
    {
      id: '0190a000-0000-7000-8000-0000000000bb',
      sku: '0100001-L',
      ringSizeHalfMm: 103,
      webProductStatus: 'liveActive',
      approval: 'approved',
      prices: [
        {
          site: 'beaverbrooks',
          minorUnits: 235_000,
          wasMinorUnits: 279_500,
          wasWasMinorUnits: null,
          validFrom: new Date('2026-11-01T00:00:00Z'),
          validUntil: null,
        },
      ],
    },
  ],
  media: [{ name: 'ring-solitaire-round-platinum', alt: 'A ring', site: null, frames: 1 }],
  specifications: [],
  categories: [{ site: 'beaverbrooks', key: 'solitaire-rings', position: 0, rank: 0 }],
  relatedCodes: [],
  setCodes: [],
};

/** What readers of older versions still have to understand: it changes only by adding fields. */
const GOLDEN = [
  'CiQwMTkwYTAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwY2MSDXByb2R1Y3Qtc3RhdGUaBgjAj4bYBiIkMDE5MGEwMDAtMDAwMC03',
  'MDAwLTgwMDAtMDAwMDAwMDAwMGFhKAdC/AIKJDAxOTBhMDAwLTAwMDAtNzAwMC04MDAwLTAwMDAwMDAwMDBhYRIHMDEwMDAwMRoMYmVh',
  'dmVyYnJvb2tzIgxXaW50ZXJib3VybmUqDUFsZG91cyAmIFdyYXkyBHJpbmc6HXJpbmctc29saXRhaXJlLXJvdW5kLXBsYXRpbnVtQjcK',
  'DGJlYXZlcmJyb29rcxInLzAxMDAwMDEvYWxkb3VzLWFuZC13cmF5LXdpbnRlcmJvdXJuZS9wSmUKJDAxOTBhMDAwLTAwMDAtNzAwMC04',
  'MDAwLTAwMDAwMDAwMDBiYhIJMDEwMDAwMS1MGGciCmxpdmVBY3RpdmUqIgoMYmVhdmVyYnJvb2tzEgNHQlAY+KsOIMyHETCA0J+jmTQw',
  'AVIPc29saXRhaXJlLXJpbmdzYAFoAXIJSmV3ZWxsZXJ5ehBFbmdhZ2VtZW50IHJpbmdzggELQkItMTA0LTIyNzCKAQkwMTAwMDAxLUzK',
  'AQt1ay12YXQtZnVsbNgBAQ==',
].join('');

describe('catalog.product.v1', () => {
  it('[EN-15] publishes these very bytes', () => {
    const row = toOutboxRow(productState(ring, 7n), {
      id: '0190a000-0000-7000-8000-0000000000cc',
      now: new Date('2026-11-21T12:00:00Z'),
    });
    expect(row).toMatchObject({
      aggregatetype: 'catalog.product.v1',
      aggregateid: ring.id,
      aggregate_version: 7n,
    });
    expect(row.payload.toString('base64')).toBe(GOLDEN);
  });

  it('[EN-07] [EU-03] publishes how long a piece is made and its tax category', () => {
    const made = { ...ring, makingDays: 15, taxCategory: 'uk-vat-half' } as const;
    expect(fromBinary(ProductSchema, productState(made, 1n).payload)).toMatchObject({
      makingDays: 15,
      taxCategory: 'uk-vat-half',
    });
  });

  it('[EN-05] publishes that a product is hidden, which has no address', () => {
    expect(fromBinary(ProductSchema, productState(ring, 1n).payload).hideOnSite).toBe(false);
    expect(fromBinary(ProductSchema, productState({ ...ring, hideOnSite: true }, 1n).payload)).toMatchObject({
      hideOnSite: true,
      urls: {},
    });
  });

  it('[VA-08] tells the values of a gift card, in whole pounds', () => {
    const giftCard = { minValue: 10, maxValue: 500, presetValues: [25, 50] };
    const { payload } = productState({ ...ring, giftCard }, 1n);
    expect(fromBinary(ProductSchema, payload).giftCard).toMatchObject(giftCard);
    expect(fromBinary(ProductSchema, productState(ring, 1n).payload).giftCard).toBeUndefined();
  });

  it('[EN-15] shows the cut-out of a piece that both shops list', () => {
    const media = [
      { name: 'watch-navy', alt: '', site: 'beaverbrooks' as const, frames: 1 },
      { name: 'cut-navy', alt: '', site: 'loupe' as const, frames: 1 },
    ];
    const { payload } = productState({ ...ring, media }, 1n);
    expect(fromBinary(ProductSchema, payload).image).toBe('cut-navy');
  });

  it('[EN-15] shows a still, not a turn', () => {
    const media = [
      { name: 'turn-ring', alt: '', site: null, frames: 24 },
      { name: 'ring', alt: '', site: null, frames: 1 },
    ];
    const { payload } = productState({ ...ring, media }, 1n);
    expect(fromBinary(ProductSchema, payload).image).toBe('ring');
  });
});
