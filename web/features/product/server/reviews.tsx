import { Accordion } from '#ui/accordion.tsx';
import { Message } from '#ui/message.tsx';
import { dayInWords } from '@loupe/calendar/day-words';
import type { Product } from '../product.ts';
import { ReviewForm } from './review-form.tsx';
import { Stars } from '#ui/stars.tsx';
import styles from '#ui/told.module.css';

/** What shoppers wrote about a piece, and a form to write more, which works without script. */
export function Reviews({ code, reviews }: { code: string; reviews: Product['reviews'] }) {
  const { count, average, newest } = reviews;
  return (
    <section className="wrap section" aria-labelledby="reviews">
      <div className="grid gap-x-[var(--gutter)] gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="reviews" className="d2">
            Reviews
          </h2>
          {average == null ? (
            <p className="soft mt-4">Nobody has reviewed this piece yet. Yours would be the first.</p>
          ) : (
            <p className="mt-4 flex items-center gap-3">
              <Stars rating={average} />
              <span>
                <span className="num">{average.toFixed(1)}</span> of 5, from {count}{' '}
                {count === 1 ? 'review' : 'reviews'}
              </span>
            </p>
          )}
        </div>
        <div className="lg:col-start-6 lg:col-end-13">
          {newest.length > 0 ? (
            <ul className="mb-8 grid gap-7">
              {newest.map((review) => (
                <li key={review.id}>
                  <Stars rating={review.rating} />
                  <h3 className="mt-2 font-medium">{review.title}</h3>
                  <p className="measure mt-1 whitespace-pre-line">{review.text}</p>
                  <p className="small soft mt-2">
                    {review.nickname}, {dayInWords(review.writtenOn)} {review.writtenOn.slice(0, 4)}
                  </p>
                </li>
              ))}
            </ul>
          ) : null}
          <Told />
          <Accordion title="Write a review">
            <ReviewForm code={code} />
          </Accordion>
        </div>
      </div>
    </section>
  );
}

/** What became of a review: the answer to the form leads to one of these parts. The page itself is the same for everyone. */
function Told() {
  return (
    <>
      <div id="review-taken" className={styles['told']}>
        <Message tone="ok">Thank you. We read each review before it is shown here.</Message>
      </div>
      <div id="review-refused" className={styles['told']}>
        <Message tone="error">
          We could not take your review. Please fill in every field, and choose one to five stars.
        </Message>
      </div>
      <div id="review-later" className={styles['told']}>
        <Message tone="warn">You have sent several reviews today. Please try again tomorrow.</Message>
      </div>
      <div id="review-failed" className={styles['told']}>
        <Message tone="error">
          We could not take your review just now. Please send it again in a few minutes.
        </Message>
      </div>
    </>
  );
}
