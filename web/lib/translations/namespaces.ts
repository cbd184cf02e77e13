import { ACCOUNT } from './account.ts';
import { COMMON, type SentenceKey, type Sentences } from './common.ts';
import { FINANCE } from './finance.ts';

/** By namespace: web's server reads each from content (CO-06). */
export const NAMESPACES = { common: { ...COMMON, ...FINANCE }, account: ACCOUNT } as const;

/** What pages say where the shop has no sentence of its own. */
export const DEFAULTS = { ...COMMON, ...FINANCE, ...ACCOUNT } as const;

/** Without what says the same as its default, so that pages carry as little as possible. */
export const onlyChanged = (sentences: Sentences): Sentences =>
  Object.fromEntries(
    (Object.entries(sentences) as [SentenceKey, string][]).filter(([key, text]) => text !== DEFAULTS[key]),
  );
