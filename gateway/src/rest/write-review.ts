import { z } from 'zod';
import type { AskGraph } from './ask-graph.ts';
import { defineCall, Redirect } from './call.ts';
import { CallRefused } from './call-refused.ts';
import { WRITE_REVIEW } from './catalogue-operations.ts';

type Written =
  | { readonly __typename: 'ReviewTaken'; readonly productUrl: string }
  | { readonly __typename: string; readonly code: string; readonly message: string; readonly field?: string };

/** The parts of the product page that say what became of a review. */
const PARTS: Readonly<Record<string, string>> = {
  TooManyAttemptsError: 'review-later',
  ProductNotFoundError: 'review-refused',
  ValidationError: 'review-refused',
};
/** Of a gift card it is letters. */
const CODE = /^[A-Z\d]{1,20}$/i;

/** A form without script sends what it has: the catalogue says what is wrong with it. */
const typed = z.string().default('');

/** RE-08. */
export const writeReview = defineCall({
  id: 'writeReview',
  method: 'post',
  path: '/writeReview',
  tag: 'Reviews',
  summary: 'A review of a piece, which waits for a moderator.',
  refuses: ['ProductNotFoundError', 'TooManyAttemptsError'],
  body: {
    type: 'application/x-www-form-urlencoded',
    fields: z
      .strictObject({ productCode: typed, rating: typed, title: typed, text: typed, nickname: typed })
      .meta({
        examples: [
          { productCode: '0100002', rating: '5', title: 'Lovely', text: 'As pictured.', nickname: 'Ada' },
        ],
      }),
  },
  redirects: {
    status: 303,
    description: 'A browser is led to the product’s page, to the part that says what became of the review.',
  },
  answer: {
    status: 202,
    description: 'It waits.',
    schema: z.strictObject({ state: z.literal('waiting') }).meta({ id: 'ReviewWaiting' }),
  },
  handler: async ({ body: { productCode, rating, ...fields }, isForm }, graph) => {
    const input = { ...fields, productKey: productCode, rating: /^\d$/.test(rating) ? Number(rating) : 0 };
    try {
      const url = await urlAfter(input, graph);
      return isForm ? new Redirect(`${url}#review-taken`) : { state: 'waiting' as const };
    } catch (error) {
      if (!(error instanceof CallRefused) || !isForm || !CODE.test(productCode)) throw error;
      // The page of a product redirects any name to its own.
      return new Redirect(`/${productCode}/review/p#${PARTS[error.code] ?? 'review-failed'}`);
    }
  },
});

/** The address of the reviewed product. @throws CallRefused when the review is not taken */
async function urlAfter(input: object, graph: AskGraph): Promise<string> {
  const { writeReview: written } = await graph.needed<{ writeReview: Written }>(WRITE_REVIEW, { input });
  if (!('productUrl' in written)) throw new CallRefused(written.code, written.message, written.field);
  return written.productUrl;
}
