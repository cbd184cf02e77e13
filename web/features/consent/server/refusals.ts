import 'server-only';
import { readUnproven } from '../consent-cookie.ts';
import { createKeptRefusals } from './kept-refusals.ts';
import { storeAnswer } from './store-answer.ts';

/** Next bundles proxy and routes separately; they share what waits here. */
const KEY = Symbol.for('loupe.web.refusals');
const global = globalThis as { [KEY]?: ReturnType<typeof createKeptRefusals> };

export const refusals = (global[KEY] ??= createKeptRefusals({
  store: storeAnswer,
  later: (run, ms) => void setTimeout(run, ms).unref(),
}));

/** The process that kept it may be gone: the visitor's cookie says that their refusal has no proof. Nobody waits for it. */
export function repeatRefusal(headers: Headers): void {
  const consent = readUnproven(headers.get('cookie'));
  if (consent !== null) refusals.keep(headers, consent);
}
