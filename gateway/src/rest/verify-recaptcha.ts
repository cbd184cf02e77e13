import { z } from 'zod';
import { defineCall } from './call.ts';
import { VERIFY } from './operations.ts';

/** Google's tokens have some 2,000 characters. */
const LONGEST = 8_000;

const needed = z.string('is needed.').min(1, 'is needed.').max(LONGEST);

/** IN-02. */
export const verifyRecaptcha = defineCall({
  id: 'verifyReCaptcha',
  method: 'post',
  path: '/api/amplience/verifyRecaptcha',
  tag: 'Content',
  summary: 'Whether a token was given to a person for a realm; the token is used up.',
  refuses: ['TooManyAttemptsError'],
  body: {
    type: 'application/json',
    fields: z
      .strictObject({ token: needed, realm: needed })
      .meta({ examples: [{ token: 'token-of-the-widget', realm: 'LOGIN' }] }),
  },
  answer: {
    description: 'The verdict.',
    schema: z.strictObject({ success: z.boolean() }).meta({ id: 'ReCaptchaVerdict' }),
  },
  handler: async ({ body: { token, realm } }, graph) => ({
    success: (await graph.needed<{ verifyReCaptcha: boolean }>(VERIFY, { token, realm })).verifyReCaptcha,
  }),
});
