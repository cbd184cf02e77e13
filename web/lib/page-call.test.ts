import { describe, expect, it } from '@jest/globals';
import { HTTPError, pageCall } from './page-call.ts';

/** Records the request and answers with the given response. */
function wire(answer: () => Response) {
  const sent: { url: string; method: string | undefined; body: string | undefined; headers: Headers }[] = [];
  const send = async (url: unknown, init: RequestInit = {}) => {
    sent.push({
      url: String(url),
      method: init.method,
      body: init.body instanceof URLSearchParams ? init.body.toString() : undefined,
      headers: new Headers(init.headers),
    });
    expect(init.credentials).toBe('same-origin');
    return answer();
  };
  return { sent, send: send as typeof fetch };
}

describe('[RE-09] a page-style call', () => {
  it('[RE-07] puts data into the query of a GET, marked as an XMLHttpRequest and not cached', async () => {
    const { sent, send } = wire(() => Response.json({ entries: [] }));
    const answer = await pageCall('/bag/rollover', { data: { sort: 'a b' }, now: () => 7 }, send);
    expect(answer).toEqual({ entries: [] });
    expect(sent).toMatchObject([{ url: '/bag/rollover?sort=a+b&_=7', method: 'GET', body: undefined }]);
    expect(sent[0]?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
    await pageCall('/bag/rollover', {}, send);
    expect(sent[1]?.url).toBe('/bag/rollover');
  });

  it('puts data into the form body of a POST', async () => {
    const { sent, send } = wire(() => Response.json({}));
    await pageCall('/favourites/add', { method: 'POST', data: { productCode: '0100001' } }, send);
    expect(sent).toMatchObject([{ url: '/favourites/add', method: 'POST', body: 'productCode=0100001' }]);
  });

  it('passes a failed response’s JSON to the handler and rejects with the status text', async () => {
    const bodies: unknown[] = [];
    const { send } = wire(() => Response.json({ code: 'Full' }, { status: 409, statusText: 'Taken' }));
    const call = pageCall('/favourites/add', { method: 'POST', onError: (body) => bodies.push(body) }, send);
    await expect(call).rejects.toThrow(new HTTPError(409, 'Taken'));
    expect(bodies).toEqual([{ code: 'Full' }]);
  });

  it('passes undefined to the handler when the body is not JSON, and uses the standard phrase when there is no status text', async () => {
    const bodies: unknown[] = [];
    const { send } = wire(() => new Response('<html>', { status: 503 }));
    const call = pageCall('/bag/rollover', { onError: (body) => bodies.push(body) }, send);
    await expect(call).rejects.toMatchObject({
      name: 'HTTPError',
      message: 'Service Unavailable',
      status: 503,
    });
    expect(bodies).toEqual([undefined]);
  });
});
