import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { Pool } from 'undici';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

const stops: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function startGateway(): Promise<TestGateway> {
  const gateway = await startTestGateway({ connectionMs: 200 });
  stops.push(gateway.stop);
  return gateway;
}

/** As the Service in front of the gateway: a new connection goes to the next of the instances, an open one stays where it is. */
async function startService(instances: readonly TestGateway[]): Promise<string> {
  let turn = 0;
  const server = createServer((client) => {
    const { port } = new URL(instances[turn++ % instances.length]!.url);
    const instance = connect(Number(port), '127.0.0.1');
    client.pipe(instance).pipe(client);
    for (const socket of [client, instance]) socket.on('error', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('an instance that starts later gets requests of a client that keeps its connections busy', async () => {
  const instances = [await startGateway()];
  const client = new Pool(await startService(instances), { connections: 2 });
  stops.push(() => client.close());
  const later = await startGateway();
  const ask = async () => {
    const { body } = await client.request({
      path: '/graphql',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'loupe.localhost' },
      body: JSON.stringify({ query: 'query Who { who { anonymousId } }' }),
    });
    expect(await body.json()).toMatchObject({ data: { who: expect.anything() } });
  };
  await Promise.all([ask(), ask()]);
  instances.push(later);
  for (let asked = 0; later.seen.length === 0 && asked < 1_000; asked++) await Promise.all([ask(), ask()]);
  expect(later.seen.length).toBeGreaterThan(0);
});
