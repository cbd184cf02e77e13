import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod/mini';

const Draft = z.object({
  productCode: z.string(),
  rating: z.string(),
  title: z.string(),
  text: z.string(),
  nickname: z.string(),
  /** Null where the message is of the whole review. */
  field: z.nullable(z.string()),
  message: z.string(),
});

/** A review that was not taken: its texts as they were typed, and why. */
export type ReviewDraft = z.infer<typeof Draft>;

/** Requests of more than 16 kB of headers are refused; a review that is taken needs a third of that. */
const MOST_BYTES = 9_000;

const TYPED = ['rating', 'title', 'text', 'nickname'] as const;

/** @returns letters, digits, - and _; of texts that do not fit, the longest are cut */
export function writeDraft(draft: ReviewDraft): string {
  const written = deflateRawSync(JSON.stringify(draft)).toString('base64url');
  if (written.length <= MOST_BYTES) return written;
  const longest = TYPED.reduce((one, other) => (draft[other].length > draft[one].length ? other : one));
  const characters = [...draft[longest]];
  return writeDraft({ ...draft, [longest]: characters.slice(0, characters.length / 2).join('') });
}

/**
 * Null for what is none of ours. The page shows its sender nothing but what they sent, so nothing is lost when a visitor makes one.
 */
export function readDraft(written: string): ReviewDraft | null {
  try {
    const bytes = inflateRawSync(Buffer.from(written, 'base64url'), { maxOutputLength: 100_000 });
    return Draft.parse(JSON.parse(bytes.toString()));
  } catch {
    return null;
  }
}
