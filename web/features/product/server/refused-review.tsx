import { Message } from '#ui/message.tsx';
import type { ReviewDraft } from '../review-draft.ts';
import { ReviewForm } from './review-form.tsx';

const FIELDS: ReadonlySet<string | null> = new Set(['rating', 'title', 'text', 'nickname']);

/** A review that was not taken: why, and all of it to change and send again. */
export function RefusedReview({ draft }: { draft: ReviewDraft }) {
  const { productCode, field, message } = draft;
  return (
    <main id="main" className="wrap section">
      <div className="grid max-w-[40rem] gap-6">
        <h1 className="d2">Your review</h1>
        <Message tone="error">
          {FIELDS.has(field) ? 'We could not take your review yet. Change what is marked below.' : message}
        </Message>
        <ReviewForm code={productCode} draft={draft} />
        <p>
          <a className="link" href={`/${productCode}/review/p`}>
            Back to the piece
          </a>
        </p>
      </div>
    </main>
  );
}
