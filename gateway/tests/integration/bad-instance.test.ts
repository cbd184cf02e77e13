import { afterEach, describe, expect, it } from '@jest/globals';
import { until } from '@loupe/test-harness/until';
import { startBrokenSubgraph, type BrokenListener } from './broken-subgraph.ts';
import { startTestGateway, type Answer, type TestGateway } from './test-gateway.ts';

const WHO = 'query Who { who { site } }';
const TOUCH = 'mutation Touch { touch { site } }';

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function startBroken(listener: BrokenListener) {
  const broken = await startBrokenSubgraph(listener);
  opened.push(broken.close);
  return broken;
}

async function start(...options: Parameters<typeof startTestGateway>): Promise<TestGateway> {
  const gateway = await startTestGateway(...options);
  opened.push(gateway.stop);
  return gateway;
}

/** Sends queries and mutations in turn, eight at a time. */
async function sendMany(gateway: TestGateway, total: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const lane = async () => {
    while (next < total) answers.push(await gateway.ask(next++ % 2 === 0 ? WHO : TOUCH));
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return answers;
}

/** Error codes of all answers. */
const errorCodesOf = (answers: readonly Answer[]) =>
  answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions['code']) ?? []);
const mutationsOf = (asked: readonly string[]) => asked.filter((query) => query.startsWith('mutation'));

/** A listener that answers 500 while `isBroken`. */
function repairable() {
  const state = { isBroken: true };
  const listener: BrokenListener = (_request, response, query) => {
    if (state.isBroken) return response.writeHead(500).end('<h1>broken</h1>');
    const data = query.includes('__typename') ? { __typename: 'Query' } : { touch: { site: 'repaired' } };
    response.end(JSON.stringify({ data }));
  };
  return { state, listener };
}

describe('one bad instance of two', () => {
  it.each<[string, BrokenListener]>([
    ['answers 500', (_request, response) => response.writeHead(500).end()],
    ['answers nothing', () => {}],
    ['breaks every connection', (request) => request.socket.destroy()],
  ])('[F60] that %s costs at most one request in a hundred', async (_what, listener) => {
    const bad = await startBroken(listener);
    const gateway = await start({
      addresses: { bag: (url) => [bad.url, url] },
      // Long enough for the good instance on a busy machine.
      timeOuts: () => ({ operationMs: 6_000, subgraphMs: 5_000 }),
    });
    const answers = await sendMany(gateway, 1_000);
    expect(errorCodesOf(answers).length).toBeLessThanOrEqual(10);
  });

  it('[F60] is sent no mutation after one that failed, until it has answered a short query', async () => {
    const { state, listener } = repairable();
    const bad = await startBroken(listener);
    const gateway = await start({ addresses: { bag: (url) => [bad.url, url] } });
    const first = [await gateway.ask(TOUCH), await gateway.ask(TOUCH)];
    expect(errorCodesOf(first)).toHaveLength(1);
    expect(errorCodesOf(await sendMany(gateway, 100))).toEqual([]);
    await until('it is asked for the third time', async () => bad.asked.length >= 3);
    expect(mutationsOf(bad.asked)).toHaveLength(1);

    state.isBroken = false;
    await until('it is sent mutations again', async () => {
      expect(errorCodesOf([await gateway.ask(TOUCH)])).toEqual([]);
      return mutationsOf(bad.asked).length > 1;
    });
  });
});

describe('the only instance', () => {
  it('[F60] that fails gets no calls after ten failures of twenty, and is probed by a short query only', async () => {
    const { state, listener } = repairable();
    const bad = await startBroken(listener);
    const gateway = await start({ addresses: { bag: () => [bad.url] } });
    for (let call = 0; call < 25; call++) await gateway.ask(TOUCH);
    const { length } = bad.asked;
    await until('it is probed', async () => bad.asked.length > length);
    expect(errorCodesOf([await gateway.ask(TOUCH)])).toEqual(['HTTPError']);
    expect(mutationsOf(bad.asked)).toHaveLength(20);
    state.isBroken = false;
    await until('it serves again', async () => (await gateway.ask(TOUCH)).errors === undefined);
  });
});
