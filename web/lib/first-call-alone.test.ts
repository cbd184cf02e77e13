import { describe, expect, it } from '@jest/globals';
import { firstCallAlone } from './first-call-alone.ts';

describe('the first call of a page', () => {
  it('[RO-01] is sent alone; the others follow once it is answered', async () => {
    const sent: string[] = [];
    const answers = Promise.withResolvers<Response>();
    const send = firstCallAlone((input) => {
      sent.push(String(input));
      return sent.length === 1 ? answers.promise : Promise.resolve(new Response());
    });
    const calls = [send('cart'), send('add'), send('order')];
    await Promise.resolve();
    expect(sent).toEqual(['cart']);
    answers.resolve(new Response());
    await Promise.all(calls);
    expect(sent).toEqual(['cart', 'add', 'order']);
  });

  it('releases the others when it fails', async () => {
    let count = 0;
    const send = firstCallAlone(() =>
      count++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(new Response()),
    );
    await expect(send('cart')).rejects.toThrow('offline');
    await expect(send('add')).resolves.toBeInstanceOf(Response);
  });
});
