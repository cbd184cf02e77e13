import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { optionalLines, requiredText } from '@loupe/contact/text';

/** As a shopper sends it. */
export interface ReviewInput {
  /** 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  /** Shown with the review, in place of the name. */
  readonly nickname: string;
}

export interface Review extends ReviewInput {
  readonly id: string;
  readonly writtenAt: Date;
}

/** Those that are shown of a product. */
export interface ProductReviews {
  readonly count: number;
  /** Of all ratings, with two decimals; null without any. */
  readonly average: number | null;
  /** Shown reviews, the newest first. */
  readonly newest: readonly Review[];
}

export const NO_REVIEWS: ProductReviews = { count: 0, average: null, newest: [] };
/** How many of the newest a page shows. */
export const MOST_SHOWN = 10;

const TITLE_LENGTH = 80;
const TEXT_LENGTH = 2_000;
const NICKNAME_LENGTH = 30;

/** @throws InvalidFieldError naming the first field that cannot be used */
export function parseReview({ rating, title, text, nickname }: ReviewInput): ReviewInput {
  if (!Number.isInteger(rating) || rating < 1 || rating > 5)
    throw new InvalidFieldError('rating', 'Choose one to five stars.');
  const written = optionalLines('text', text, TEXT_LENGTH);
  if (written === null) throw new InvalidFieldError('text', 'Write your review.');
  return {
    rating,
    title: requiredText('title', title, TITLE_LENGTH),
    text: written,
    nickname: requiredText('nickname', nickname, NICKNAME_LENGTH),
  };
}
