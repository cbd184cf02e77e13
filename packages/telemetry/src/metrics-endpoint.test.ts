import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Histogram } from './histogram.ts';
import { createMetricsEndpoint } from './metrics-endpoint.ts';
import { gauge } from './metrics.ts';
import type { MetricSource } from './metrics.ts';

let time = 0;
let server: Server;
let url: string;
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function serve(...metrics: MetricSource[]): Promise<void> {
  const respond = createMetricsEndpoint(metrics, () => new Date(time));
  server = createServer({ keepAliveTimeout: 1 }, (request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
}
const scrape = async (headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};
const values = async () => (await scrape()).text.split('\n').filter((line) => line && !line.startsWith('#'));

/** Its value is how often it was read. */
function reads(name: string, before: () => Promise<unknown> = async () => {}) {
  let times = 0;
  const read = async () => {
    times += 1;
    const value = times;
    await before();
    return [gauge(`loupe_${name}`, 'Reads.', value)];
  };
  return { name, read };
}

describe('/metrics', () => {
  it('answers in the text format of Prometheus, with help and type', async () => {
    await serve(reads('stock'));
    const { status, type, text } = await scrape();
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(text).toContain('# HELP loupe_stock Reads.\n# TYPE loupe_stock gauge\nloupe_stock 1\n');
  });

  it('reads each source once in five seconds, however many scrapes there are', async () => {
    await serve(reads('stock'));
    const first = 'loupe_stock 1';
    expect(await Promise.all([values(), values(), values()])).toEqual(
      Array.from({ length: 3 }, () => expect.arrayContaining([first])),
    );
    time += 4_999;
    expect(await values()).toContain(first);
    time += 1;
    expect(await values()).toContain('loupe_stock 2');
  });

  it('reports the other sources when one fails', async () => {
    await serve(
      reads('stock'),
      reads('money', () => Promise.reject(new Error('no'))),
    );
    expect(await values()).toEqual([
      'loupe_stock 1',
      'loupe_metrics_source_up{source="stock"} 1',
      'loupe_metrics_source_up{source="money"} 0',
    ]);
  });

  it('does not read a source again while it is being read', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await serve(reads('slow', () => answered));
    expect(await values()).toEqual(['loupe_metrics_source_up{source="slow"} 0']);
    time += 5_000;
    expect(await values()).toEqual(['loupe_metrics_source_up{source="slow"} 0']);
    answer();
    time += 5_000;
    expect(await values()).toContain('loupe_slow 2'); // a read at each of the first two scrapes would make it 3
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-forwarded-host', 'via'])(
    'does not exist for a request that a proxy has forwarded (%s)',
    async (header) => {
      await serve(reads('stock'));
      expect(await scrape({ [header]: '203.0.113.9' })).toMatchObject({ status: 404 });
    },
  );

  it('answers OpenMetrics with exemplars when it is accepted', async () => {
    const seconds = new Histogram<{ operation: string }>('loupe_seconds', 'Time.', {
      bounds: [0.1, 1],
      now: () => 1_500,
    });
    seconds.observe({ operation: 'pay' }, 0.5, 'abc');
    await serve(seconds);
    const { type, text } = await scrape({ accept: 'application/openmetrics-text;version=1.0.0' });
    expect(type).toMatch(/^application\/openmetrics-text/);
    expect(text.split('\n').slice(1, 7)).toEqual([
      '# TYPE loupe_seconds histogram',
      'loupe_seconds_bucket{operation="pay",le="0.1"} 0',
      'loupe_seconds_bucket{operation="pay",le="1"} 1 # {trace_id="abc"} 0.5 1.500',
      'loupe_seconds_bucket{operation="pay",le="+Inf"} 1',
      'loupe_seconds_sum{operation="pay"} 0.5',
      'loupe_seconds_count{operation="pay"} 1',
    ]);
    expect(text).toMatch(/# EOF\n$/);
    expect((await scrape()).text).not.toContain('trace_id');
  });
});
