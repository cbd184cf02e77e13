import { z } from 'zod';
import { defineCall } from './call.ts';
import { CallRefused } from './call-refused.ts';
import { REQUEST_PRICE_PROMISE } from './operations.ts';

type Requested =
  | { readonly __typename: 'PricePromiseRequested'; readonly pricePromise: z.output<typeof Promised> }
  | { readonly __typename: string; readonly code: string; readonly message: string; readonly field?: string };

/** Stores judge what is typed: here it is only kept short. */
const LONGEST = 4_000;
const typed = z.string('is needed.').max(LONGEST);
const maybe = z.string().max(LONGEST).nullable().optional();

/** EU-09. */
const Promised = z
  .strictObject({
    pricePromiseNumber: z.string(),
    status: z.enum(['PENDING_DECISION', 'APPROVED', 'REJECTED', 'ERROR']),
    sku: z.string(),
    ourPrice: z.int().meta({ description: 'Pence.' }),
    theirPrice: z.int().meta({ description: 'Pence.' }),
    answersBy: z
      .string()
      .meta({ description: 'When a person has answered, such as 5.30pm on Monday 30 November.' }),
  })
  .meta({ id: 'PricePromise' });

/** RE-06. */
export const createPricePromise = defineCall({
  id: 'createPricePromise',
  method: 'post',
  path: '/api/v1/shopping/pricepromise/create',
  tag: 'Catalogue',
  summary: 'Asks for the price of another shop. A person answers by e-mail; nothing is promised by asking.',
  refuses: [
    'PieceNotFoundError',
    'PricePromiseExcludedError',
    'PricePromiseLimitError',
    'ReCaptchaError',
    'TooManyAttemptsError',
  ],
  body: {
    type: 'application/json',
    fields: z
      .strictObject({
        sku: typed.min(1, 'is needed.'),
        theirPrice: z
          .int('is a price in pence.')
          .min(1, 'is a price in pence.')
          .max(2_147_483_647)
          .meta({ description: 'Pence, for one piece with VAT and delivery.' }),
        shop: typed,
        page: maybe.meta({ description: 'Address of their page. Nothing of ours opens it; a person does.' }),
        note: maybe,
        name: typed,
        email: typed,
        reCaptchaToken: maybe,
      })
      .meta({
        examples: [
          {
            sku: '0100002',
            theirPrice: 119_500,
            shop: 'Hartwell & Co',
            page: 'https://hartwell.example/ring',
            name: 'Ada Byron',
            email: 'ada@example.com',
          },
        ],
      }),
  },
  answer: { status: 202, description: 'It waits for a person.', schema: Promised },
  handler: async ({ body }, graph) => {
    const { requestPricePromise: answer } = await graph.needed<{ requestPricePromise: Requested }>(
      REQUEST_PRICE_PROMISE,
      { input: body },
    );
    if ('pricePromise' in answer) return answer.pricePromise;
    throw new CallRefused(answer.code, answer.message, answer.field);
  },
});
