import { describe, expect, it } from '@jest/globals';
import { boundedBody } from './bounded-body.ts';

const LIMIT = 10;
const post = (body: BodyInit | null) =>
  new Request('http://shop.test', { method: 'POST', body, ...({ duplex: 'half' } as object) });

function streamed(...chunks: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
}

describe('a body', () => {
  it.each([
    ['', null],
    ['0123456789', '0123456789'],
    ['0123456789', streamed('01234', '56789')],
  ])('within the limit is read whole: “%s”', async (text, body) => {
    const bytes = await boundedBody(post(body), LIMIT);
    expect(new TextDecoder().decode(bytes)).toBe(text);
  });

  it.each([['01234567890'], [streamed('01234', '567890')]])('above the limit is rejected', async (body) => {
    expect(await boundedBody(post(body), LIMIT)).toBeUndefined();
  });

  it('with a content-length above the limit is rejected without reading', async () => {
    const never = new ReadableStream({ pull: () => new Promise(() => undefined) });
    const headers = new Headers({ 'content-length': '11' });
    expect(await boundedBody({ headers, body: never }, LIMIT)).toBeUndefined();
  });
});
