'use client';

import { useSite } from '#lib/site-context.tsx';
import { RoundelList } from './roundel-list.tsx';
import { roundelsOf } from './roundels-of.ts';

/** Those of a piece of the catalogue; lines of lists and bags have their own in the graph. Nothing while content does not answer. */
export function Roundels({ code, brand }: { code: string; brand: string }) {
  return <RoundelList labels={roundelsOf({ code, brand }, useSite().roundels)} />;
}
