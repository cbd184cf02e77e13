import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { ReviewDraft } from '../review-draft.ts';

const RATINGS = [1, 2, 3, 4, 5] as const;

type ReviewFormProps = {
  code: string;
  /** A review that was refused, to be corrected. */
  draft?: ReviewDraft;
};

/** Posts a review; works without script. */
export function ReviewForm({ code, draft }: ReviewFormProps) {
  const errorOf = (field: string) => (draft?.field === field ? draft.message : undefined);
  return (
    <form method="post" action="/api/review" className="grid gap-5 text-ink">
      <input type="hidden" name="productCode" value={code} />
      <fieldset aria-describedby={errorOf('rating') ? 'review-rating-error' : undefined}>
        <legend className="mb-2 font-medium">Your rating, 5 is best</legend>
        <div className="flex gap-5">
          {RATINGS.map((rating) => (
            <label key={rating} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="rating"
                value={rating}
                defaultChecked={draft?.rating === String(rating)}
                required
                className="size-5 accent-current"
              />
              <span className="num">{rating}</span>
            </label>
          ))}
        </div>
        {errorOf('rating') ? <FieldError id="review-rating-error">{errorOf('rating')}</FieldError> : null}
      </fieldset>
      <Field
        id="review-title"
        name="title"
        label="In a few words"
        defaultValue={draft?.title}
        error={errorOf('title')}
        required
        maxLength={80}
      />
      <TextArea
        id="review-text"
        name="text"
        label="Your review"
        defaultValue={draft?.text}
        error={errorOf('text')}
        rows={5}
        required
        maxLength={2000}
      />
      <Field
        id="review-nickname"
        name="nickname"
        label="Name to show"
        autoComplete="nickname"
        defaultValue={draft?.nickname}
        error={errorOf('nickname')}
        required
        maxLength={30}
      />
      <div>
        <Button type="submit">Send my review</Button>
      </div>
    </form>
  );
}
