import { describe, expect, it } from '@jest/globals';
import { withBotCheck } from './with-bot-check.ts';

const PLACED = { __typename: 'OrderPlaced', orderNumber: 'BB1' } as const;
const WANTED = { __typename: 'ReCaptchaError' } as const;

type Answer = { readonly __typename: string } | undefined;

function service(...answers: Answer[]) {
  const sent: (string | null)[] = [];
  const send = async (token: string | null) => {
    sent.push(token);
    return answers.shift();
  };
  return { sent, send };
}
const check = async () => 'token';

describe('bot check of a request', () => {
  it('[MU-13] is not done until the service asks for it', async () => {
    const { sent, send } = service(PLACED);
    await expect(withBotCheck(send, () => Promise.reject(new Error('not asked')))).resolves.toBe(PLACED);
    expect(sent).toEqual([null]);
    const done = service(undefined);
    await expect(withBotCheck(done.send, check)).resolves.toBeUndefined();
  });

  it('[MU-13] sends the same payment once more with the token', async () => {
    const { sent, send } = service(WANTED, PLACED);
    await expect(withBotCheck(send, check)).resolves.toBe(PLACED);
    expect(sent).toEqual([null, 'token']);
  });

  it('[MU-13] asks once: a refused or missing token is the answer', async () => {
    const refused = service(WANTED, WANTED);
    await expect(withBotCheck(refused.send, check)).resolves.toBe(WANTED);
    expect(refused.sent).toHaveLength(2);
    const blocked = service(WANTED);
    const answer = withBotCheck(blocked.send, () => Promise.reject(new Error('blocked')));
    await expect(answer).resolves.toBe(WANTED);
  });
});
