import { describe, expect, it } from '@jest/globals';
import { holdUntilChecked } from './bot-check-input.tsx';

function scene(take: () => Promise<string>) {
  const input = { value: '' };
  const sent: string[] = [];
  let held = 0;
  const { onSubmit, onShown } = holdUntilChecked(
    { input, form: { submit: () => void sent.push(input.value) } },
    take,
  );
  const press = () => onSubmit({ preventDefault: () => (held += 1) });
  return { input, sent, onShown, press, held: () => held };
}

/** All promises that wait now have gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a form with a bot check', () => {
  it('[MU-16] is sent once with its token, however often it is pressed', async () => {
    const { press, sent, held } = scene(() => Promise.resolve('token'));
    press();
    press();
    await settled();
    expect(sent).toEqual(['token']);
    expect(held()).toBe(2);
  });

  it('[MU-16] is sent without one when the check does not answer', async () => {
    const { press, sent } = scene(() => Promise.reject(new Error('blocked')));
    press();
    await settled();
    expect(sent).toEqual(['']);
  });

  it('[MU-16] takes another token when the browser comes back', async () => {
    let taken = 0;
    const { press, onShown, input, sent } = scene(() => Promise.resolve(`token-${(taken += 1)}`));
    press();
    await settled();
    onShown();
    expect(input.value).toBe('');
    press();
    await settled();
    expect(sent).toEqual(['token-1', 'token-2']);
  });
});
