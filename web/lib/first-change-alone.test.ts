import { describe, expect, it } from '@jest/globals';
import { firstChangeAlone } from './first-change-alone.ts';

describe('the first change of a page', () => {
  it('[RO-01] is sent alone; the others follow once it is answered', async () => {
    const sent: string[] = [];
    const answers = Promise.withResolvers<Response>();
    const send = firstChangeAlone((input) => {
      sent.push(String(input));
      return sent.length === 1 ? answers.promise : Promise.resolve(new Response());
    });
    const calls = [send('add'), send('engrave'), send('order')];
    await Promise.resolve();
    expect(sent).toEqual(['add']);
    answers.resolve(new Response());
    await Promise.all(calls);
    expect(sent).toEqual(['add', 'engrave', 'order']);
  });

  it('releases the others when it fails', async () => {
    let count = 0;
    const send = firstChangeAlone(() =>
      count++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(new Response()),
    );
    await expect(send('add')).rejects.toThrow('offline');
    await expect(send('engrave')).resolves.toBeInstanceOf(Response);
  });
});
