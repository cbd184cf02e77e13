import { z } from 'zod';
import { listOf } from './filter.ts';
import type { Item } from './items.ts';
import { correct, match, wordsOf, type Index } from './words.ts';

export const suggestRequest = z.object({
  token: z.string(),
  query: z.string().max(400),
  options: z.object({ limit: z.int().min(1).max(50) }),
});

/** Phrases, brands and products whose words begin as the last word typed, in groups. */
export function suggest(
  { items, index }: { readonly items: readonly Item[]; readonly index: Index },
  { query, options: { limit } }: z.infer<typeof suggestRequest>,
) {
  const typed = wordsOf(query);
  if (typed.length === 0) return { groups: [], corrected: null };
  const known = typed.map((word, at) =>
    at === typed.length - 1 && [...index.vocabulary.keys()].some((each) => each.startsWith(word))
      ? word
      : (correct(index, word) ?? word),
  );
  const fits = (text: string): boolean => {
    const words = wordsOf(text);
    return known.every((word, at) =>
      words.some((each) => (at === known.length - 1 ? each.startsWith(word) : each === word)),
    );
  };
  const corrected = known.some((word, at) => word !== typed[at]) ? known.join(' ') : null;
  const products = items.filter((item) => fits(textOf(item)));
  const shown =
    products.length > 0 ? products : items.filter(({ id }) => match(index, items, query).scores.has(id));
  return {
    groups: [
      { value: 'phrases', items: mostFrequent(products, 'phrases', fits).slice(0, limit).map(named) },
      { value: 'brands', items: mostFrequent(products, 'brand_name', fits).slice(0, limit).map(named) },
      { value: 'products', items: shown.slice(0, limit).map(({ id }) => ({ id })) },
    ],
    corrected: shown.length === 0 ? null : corrected,
  };
}

const named = (value: string) => ({ value });

const textOf = ({ product }: Item): string =>
  ['title', 'brand_name', 'kinds'].flatMap((attribute) => listOf(product[attribute]).map(String)).join(' ');

function mostFrequent(items: readonly Item[], attribute: string, fits: (text: string) => boolean): string[] {
  const counts = new Map<string, number>();
  for (const { product } of items)
    for (const value of listOf(product[attribute]).map(String))
      if (fits(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([value]) => value);
}
