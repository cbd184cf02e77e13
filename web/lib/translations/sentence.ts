import { COMMON, type CommonKey, type Sentences } from './common.ts';

type Shop = {
  /** What the shop says in place of the defaults. */
  sentences: Sentences;
  list: { name: string };
};

/** The sentence of a key on this shop: plain text. */
export const sentence = ({ sentences, list }: Shop, key: CommonKey): string =>
  (sentences[key] ?? COMMON[key]).replaceAll('{list}', list.name);
