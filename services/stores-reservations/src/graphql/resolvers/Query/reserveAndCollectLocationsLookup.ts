import { afterOpenMinutes } from '../../../domain/reservation/deadlines.ts';
import { momentInWords } from '@loupe/calendar/moment-words';
import type { Store } from '../../../domain/store/store.ts';
import { answer } from '../../answers.ts';
import type { QueryResolvers } from '../../gen/schema-types.ts';

export const reserveAndCollectLocationsLookup: QueryResolvers['reserveAndCollectLocationsLookup'] = (
  _root,
  { input },
  { site, now, useCases },
) =>
  answer(async () => {
    const found = await useCases.findStoresWithPiece(site, { ...input, now });
    return found.map(({ free, ...near }) => ({
      ...near,
      hasPiece: free > 0,
      isLastOne: free === 1,
      readyBy: readyBy(near.store, now),
    }));
  });

function readyBy(store: Store, now: Date): string | null {
  const answered = afterOpenMinutes(store, now);
  return answered && momentInWords(answered);
}
