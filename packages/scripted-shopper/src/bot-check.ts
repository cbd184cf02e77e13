import { request } from 'undici';
import { stackUnderTest } from './stack.ts';

/** @returns a token of the bot check for action `checkout`, as a person's browser gets it */
export async function passedBotCheck(): Promise<string> {
  const { body } = await request(`http://127.0.0.1:${stackUnderTest().ports['recaptcha']}/recaptcha/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sitekey: 'a-key', action: 'checkout', hostname: 'beaverbrooks.localhost' }),
  });
  return ((await body.json()) as { token: string }).token;
}
