import type { Request, RequestHandler, Response } from 'express';
import { requireFromGraph, type GraphPorts } from './ask-graph.ts';
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

/**
 * POST /writeReview: a form with `productCode`, `rating`, `title`, `text` and `nickname`; the review waits for a moderator (RE-08). A
 * browser that sent the form is led back to the product's page (303), to the part that says what became of it; a script gets 202.
 */
export const writeReview =
  (ports: GraphPorts): RequestHandler =>
  async (request, response) => {
    const isForm = request.accepts(['json', 'html']) === 'html';
    const { productCode, rating, ...fields } = textsIn(request.body);
    const input = { ...fields, productKey: productCode, rating: /^\d$/.test(rating) ? Number(rating) : 0 };
    try {
      const url = await urlAfter(request, response, input, ports);
      if (isForm) response.redirect(303, `${url}#review-taken`);
      else response.status(202).json({ state: 'waiting' });
    } catch (error) {
      if (!(error instanceof CallRefused) || !isForm || !CODE.test(productCode)) throw error;
      // The page of a product redirects any name to its own.
      response.redirect(303, `/${productCode}/review/p#${PARTS[error.code] ?? 'review-failed'}`);
    }
  };

/** The address of the reviewed product. @throws CallRefused when the review is not taken */
async function urlAfter(request: Request, response: Response, input: object, ports: GraphPorts) {
  const { writeReview: written } = await requireFromGraph<{ writeReview: Written }>(
    request,
    response,
    { query: WRITE_REVIEW, variables: { input } },
    ports,
  );
  if (!('productUrl' in written)) throw new CallRefused(written.code, written.message, written.field);
  return written.productUrl;
}

function textsIn(body: unknown) {
  const given = (body ?? {}) as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  return {
    productCode: text('productCode'),
    rating: text('rating'),
    title: text('title'),
    text: text('text'),
    nickname: text('nickname'),
  };
}
