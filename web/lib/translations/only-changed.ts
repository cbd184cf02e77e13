import type { SentenceKey, Sentences } from './common.ts';
import { DEFAULTS } from './namespaces.ts';

/** Without what says the same as its default, so that pages carry as little as possible. */
export const onlyChanged = (sentences: Sentences): Sentences =>
  Object.fromEntries(
    (Object.entries(sentences) as [SentenceKey, string][]).filter(([key, text]) => text !== DEFAULTS[key]),
  );
