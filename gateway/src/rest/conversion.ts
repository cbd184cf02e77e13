import { parseCookie } from 'cookie';
import { z } from 'zod';
import { answerIn } from '../session/consent-cookie.ts';
import { defineCall } from './call.ts';
import { SEND_FACEBOOK_EVENT } from './operations.ts';

/** identity judges what is sent: here it is only kept short. */
const LONGEST = 2_000;
const needed = z.string('is needed.').min(1, 'is needed.').max(LONGEST);
const maybe = z.string().max(LONGEST).nullable().optional();
const whole = z.int().min(0).max(2_147_483_647);

const EVENTS = [
  'PageView',
  'ViewContent',
  'AddToCart',
  'AddToWishlist',
  'InitiateCheckout',
  'AddPaymentInfo',
  'Purchase',
] as const;

/** An address of a page. */
const PAGE = /^https?:\/\/[\w.-]{1,200}(:\d{1,5})?(\/[\w.~%/?&=+:,;-]*)?$/;

/** RE-06. */
export const conversion = defineCall({
  id: 'sendFacebookEvent',
  method: 'post',
  path: '/api/v2/fb',
  tag: 'Measuring',
  summary:
    'Tells the advertising network what a visitor did who agreed to marketing, as their cookie says; of others nothing is kept.',
  refuses: ['TooManyAttemptsError'],
  body: {
    type: 'application/json',
    fields: z
      .strictObject({
        eventName: z.enum(EVENTS),
        eventId: needed.regex(/^[\w.-]{1,100}$/, 'has letters, digits, dots and dashes.').meta({
          description: "The same as in the browser's own event, so that the two count once.",
        }),
        eventSourceUrl: needed
          .regex(PAGE, 'is the address of a page.')
          .meta({ description: 'The page; its query is not passed on.' }),
        eventTime: whole.optional().meta({
          description: 'Seconds since the epoch, at most seven days ago; now unless it is given.',
        }),
        value: whole.optional().meta({ description: 'Pence. A purchase has it.' }),
        orderId: maybe,
        contents: z
          .array(z.strictObject({ id: needed, quantity: whole.min(1), itemPrice: whole.optional() }))
          .max(100)
          .optional(),
        customer: z
          .strictObject({
            email: maybe,
            phone: maybe,
            firstName: maybe,
            lastName: maybe,
            city: maybe,
            postalCode: maybe,
            country: maybe,
          })
          .optional()
          .meta({ description: 'Whom it is about; hashed before it is stored.' }),
      })
      .meta({
        examples: [
          {
            eventName: 'AddToCart',
            eventId: '0199c0de-0000-7000-8000-000000000001',
            eventSourceUrl: 'https://www.example.co.uk/0100002/ring/p',
            value: 125_000,
            contents: [{ id: '0100002', quantity: 1, itemPrice: 125_000 }],
          },
        ],
      }),
  },
  answer: {
    status: 202,
    description: 'Whether the network will be told.',
    schema: z.strictObject({ taken: z.boolean() }).meta({ id: 'ConversionTaken' }),
  },
  handler: async ({ body, cookieHeader }, graph) => {
    const { cookieConsent, _fbc: fbc, _fbp: fbp } = parseCookie(cookieHeader ?? '');
    const answer = answerIn(cookieConsent);
    // The cookie is the visitor's last word: what is stored under its id may be an older yes.
    const consentId = answer?.categories.includes('marketing') ? answer.id : undefined;
    const input = { ...body, consentId, fbc, fbp };
    const { sendFacebookEvent: taken } = await graph.needed<{ sendFacebookEvent: boolean }>(
      SEND_FACEBOOK_EVENT,
      { input },
    );
    return { taken };
  },
});
