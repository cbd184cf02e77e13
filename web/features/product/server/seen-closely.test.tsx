import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Product } from '../product.ts';
import { SeenClosely } from './seen-closely.tsx';

const FACTS = [
  { group: 'Metal', name: 'Metal', value: '18ct yellow gold' },
  { group: 'Diamond', name: 'Weight', value: '0.50 ct' },
  { group: 'Ring', name: 'Weight', value: '3.2 g' },
  { group: 'Diamond', name: 'Cut', value: 'Round <brilliant>' },
];
const RING = {
  code: '0100001',
  brand: 'Aldous & Wray',
  description: 'Four claws.',
  productType: 'ring',
  caseSize: null,
  media: [],
  specifications: FACTS,
  giftCardMinValue: null,
  giftCardMaxValue: null,
  giftCardPresetValues: [],
  giftCardValue: null,
} as unknown as Product;
const WATCH_FACTS = [
  { group: 'Case', name: 'Diameter', value: '38 mm' },
  { group: 'Case', name: 'Lug to lug', value: '46 mm' },
  { group: 'Strap', name: 'Lug width', value: '20 mm' },
];

/** The rows of the table of facts. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name, value]) => [name, value]);

describe('the table of facts', () => {
  it('[RT-29] has each fact in the order of the catalogue, then the product code', () => {
    expect(rowsOf(renderToStaticMarkup(<SeenClosely site="beaverbrooks" product={RING} />))).toEqual([
      ['Metal', '18ct yellow gold'],
      ['Diamond weight', '0.50 ct'],
      ['Ring weight', '3.2 g'],
      ['Diamond cut', 'Round &lt;brilliant&gt;'],
      ['Product code', '0100001'],
    ]);
  });

  it('[RT-29] stands beside the drawing of a watch too', () => {
    const watch = { ...RING, caseSize: 38, specifications: WATCH_FACTS } as unknown as Product;
    const html = renderToStaticMarkup(<SeenClosely site="loupe" product={watch} />);
    expect(html).toContain('<svg');
    expect(rowsOf(html)).toEqual([
      ['Case diameter', '38 mm'],
      ['Lug to lug', '46 mm'],
      ['Lug width', '20 mm'],
      ['Product code', '0100001'],
    ]);
  });
});
