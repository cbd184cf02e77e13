import { Message } from '#ui/message.tsx';
import type { Listing } from './category.ts';

type DegradedNoteProps = {
  degraded: Listing['degraded'];
  /** What the shop calls its products. */
  pieces: string;
};

/** What a listing lacks while the search engine does not answer in full. */
export function DegradedNote({ degraded, pieces }: DegradedNoteProps) {
  if (degraded == null) return null;
  return (
    <div className="pb-6">
      <Message tone="info">
        {degraded === 'unfiltered'
          ? `Filters and sorting are not working at the moment. These are all our ${pieces} here, in our own order. Please look again in a few minutes.`
          : `Some ${pieces} may be missing from this page at the moment. Please look again in a few minutes.`}
      </Message>
    </div>
  );
}
