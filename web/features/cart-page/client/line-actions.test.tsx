import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Line } from '../../cart/line.ts';
import { LineActions } from './line-actions.tsx';

const nothing = async () => false;

function controlsOf(line: Partial<Line>): string[] {
  const plain = {
    name: 'Halo ring',
    ringSize: null,
    wristSize: null,
    engraving: null,
    isGiftWrapped: false,
    giftMessage: null,
    quantity: 1,
    quantityElsewhere: 1,
    availableQuantity: 4,
    mostPerOrder: 10,
    isOutOfStock: false,
    isGiftLineItem: false,
    personalTerms: { engraving: {}, giftWrap: {}, wristSizes: [165] },
  };
  const html = renderToStaticMarkup(
    <LineActions
      line={{ ...plain, ...line } as unknown as Line}
      onQuantity={nothing}
      onRemove={() => undefined}
      onSave={() => undefined}
      onChoose={nothing as never}
      onMerged={() => undefined}
    />,
  );
  return [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(
    ([, attributes = '', content = '']) =>
      /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? content.replace(/<[^>]*>/g, ''),
  );
}

describe('the lines of the bag', () => {
  it('[EN-04] of one article have controls of different names', () => {
    const of = [
      controlsOf({}),
      controlsOf({ ringSize: 54 }),
      controlsOf({ ringSize: 54, engraving: 'A & B' }),
      controlsOf({ isGiftWrapped: true }),
      controlsOf({ isGiftWrapped: true, giftMessage: 'For you' }),
      controlsOf({ giftCardValue: 50 }),
      controlsOf({ giftCardValue: 100 }),
    ];
    expect(of[2]).toContain('Remove Halo ring, Size\u00a0N, Engraved “A &amp; B”');
    const names = of.flat();
    expect(names.length).toBeGreaterThanOrEqual(7 * 7);
    expect(new Set(names).size).toBe(names.length);
  });
});
