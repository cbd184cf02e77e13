import { describe, expect, it } from '@jest/globals';
import { SENTENCES } from '../../services/content/src/domain/translation/sentences.ts';
import { ITEM_SHAPES } from '../../services/content/src/seed/item-shapes.ts';
import { NAMESPACES } from '../../web/lib/translations/namespaces.ts';

/** What a default has in braces. */
const filledIn = (text: string): string[] => [...text.matchAll(/\{([a-z]+)\}/g)].map(([, name]) => name!);

describe('[CO-01] sentences that editors may set and those that pages say', () => {
  it('have the same keys, and the same names are filled in', () => {
    const ofPages = Object.entries(NAMESPACES).map(([namespace, sentences]) => [
      namespace,
      Object.fromEntries(Object.entries(sentences).map(([key, text]) => [key, filledIn(text)])),
    ]);
    expect(Object.fromEntries(ofPages)).toEqual(SENTENCES);
  });

  it('are such that an editor may set each to what pages say without one', () => {
    for (const [namespace, sentences] of Object.entries(NAMESPACES)) {
      const body = { locale: 'en', namespace, sentences };
      expect(ITEM_SHAPES.translations.safeParse(body).error).toBeUndefined();
    }
  });
});
