import { expect, it } from '@jest/globals';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpMetrics, routeOf } from './http-metrics.ts';
import { metricsAsText } from './metrics.ts';
import type { MetricSource } from './metrics.ts';
import { outgoingMetrics } from './outgoing-metrics.ts';

const linesOf = async (sources: readonly MetricSource[], name: string) =>
  metricsAsText((await Promise.all(sources.map((source) => source.read()))).flat())
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) && !line.endsWith(' 0'));

it('tells requests of shoppers from those of the platform', () => {
  expect(
    ['/api/graphql', '/graphql?x', '/webhooks/fulfilment', '/i/ring.jpg', '/rings'].map(routeOf),
  ).toEqual([...['graphql', 'graphql', 'webhook', 'picture', 'other']]);
  expect(['/healthz', '/readyz?full', '/metrics'].map(routeOf)).toEqual([undefined, undefined, undefined]);
});

it('counts answers, clients that left, and the calls that this process makes', async () => {
  const served = httpMetrics();
  const made = outgoingMetrics();
  const [hanging, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const server = createServer({ keepAliveTimeout: 1 }, (asked, response) => {
    if (asked.url === '/hang') {
      response.once('close', () => gone.resolve());
      hanging.resolve();
    } else response.writeHead(asked.url === '/broken' ? 500 : 200).end('answered');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  await (await fetch(`http://${host}/graphql`)).text();
  await (await fetch(`http://${host}/broken`)).text();
  const leaving = request(`http://${host}/hang`).on('error', () => {});
  leaving.end();
  await hanging.promise;
  leaving.destroy();
  await gone.promise;
  await new Promise((resolve) => server.close(resolve));
  expect(await linesOf(served, 'loupe_http_requests_total')).toEqual([
    'loupe_http_requests_total{route="graphql",status="2xx"} 1',
    'loupe_http_requests_total{route="other",status="5xx"} 1',
    'loupe_http_requests_total{route="other",status="aborted"} 1',
  ]);
  expect((await linesOf([made], 'loupe_outgoing_seconds_count')).toSorted()).toEqual([
    `loupe_outgoing_seconds_count{host="${host}",result="2xx"} 1`,
    `loupe_outgoing_seconds_count{host="${host}",result="5xx"} 1`,
    `loupe_outgoing_seconds_count{host="${host}",result="none"} 1`,
  ]);
});
