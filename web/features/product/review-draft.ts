import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** A review that was not taken: its texts as they were typed, and why. */
export type ReviewDraft = {
  productCode: string;
  rating: string;
  title: string;
  text: string;
  nickname: string;
  /** Null where it is of the whole review. */
  field: string | null;
  message: string;
};

/**
 * By it the answer to the form hands a review to the page that shows it again. The page shows its sender nothing but what they sent,
 * so nothing is lost when a visitor sets it.
 */
export const DRAFT_HEADER = 'x-review-draft';

/** Requests of more than 16 kB of headers are refused; a review that is taken needs a third of that. */
const MOST_BYTES = 9_000;

export function writeDraft(draft: ReviewDraft): string {
  const written = deflateRawSync(JSON.stringify(draft)).toString('base64url');
  if (written.length <= MOST_BYTES) return written;
  return writeDraft({ ...draft, text: [...draft.text].slice(0, [...draft.text].length / 2).join('') });
}

/** Null where there is none, or none of ours. */
export function readDraft(header: string | null): ReviewDraft | null {
  if (header === null) return null;
  try {
    const bytes = inflateRawSync(Buffer.from(header, 'base64url'), { maxOutputLength: 100_000 });
    return JSON.parse(bytes.toString()) as ReviewDraft;
  } catch {
    return null;
  }
}
