import { describe, expect, it } from '@jest/globals';
import { createReceiver } from './receive-report.ts';
import { reportContent } from './report-content.ts';

describe('[IN-01] what a page reports about content', () => {
  it('is accepted by the server, however much a browser has to say', async () => {
    const sent: [url: string, body: string][] = [];
    reportContent(
      'error',
      'x'.repeat(9_000),
      { deliveryKey: 'home/hero', why: 'é'.repeat(9_000) },
      (...beacon) => Boolean(sent.push(beacon)),
    );
    const logged: unknown[] = [];
    const receive = createReceiver({ log: (...line) => logged.push(line), now: () => 0 });
    const [[url, body] = ['', '']] = sent;
    expect(url).toBe('/api/amplience/log');
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect(await receive(new Request(`http://shop.test${url}`, { method: 'POST', headers, body }))).toBe(204);
    const bindings = { deliveryKey: 'home/hero', why: 'é'.repeat(500) };
    expect(logged).toEqual([['error', 'x'.repeat(500), { reported: { name: 'content', bindings } }]]);
  });
});
