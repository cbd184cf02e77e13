import { expect, it } from '@jest/globals';
import { ROLES } from '../fixtures/pieces.ts';
import { REPORTED } from '../../tools/observe/absence-alerts.ts';
import { unfed } from '../../tools/observe/exposed.ts';
import { METRICS_PORTS } from '../../tools/observe/metrics-ports.ts';
import { expressions } from '../../tools/observe/used-metrics.ts';
import { listedId } from './support/listed-operations.ts';
import { buy, variantOf } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { stackUnderTest } from '@loupe/scripted-shopper/stack';
import { until } from '@loupe/scripted-shopper/until';

const origin = (port: string) => `http://127.0.0.1:${stackUnderTest().ports[port]}`;

async function linesOf(ports: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(ports.map(async (port) => (await fetch(`${origin(port)}/metrics`)).text()));
  return texts.flatMap((text) => text.split('\n').filter((line) => line && !line.startsWith('#')));
}

/** A little of everything that is counted only when it happens. */
async function traffic(): Promise<void> {
  const shopper = new Shopper();
  await buy(shopper, await variantOf(shopper, ROLES.beaverbrooks.plenty));
  await shopper.ask('query OpenStates { stores { stores { store { id } } } }');
  await shopper.ask('query AddressLookup { addressLookup(input: { term: "SW1Y 4JH" }) { id } }');
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ documentId: listedId('GetCurrentBaseStore'), variables: {} });
  await (await fetch(`${origin('gateway')}/graphql`, { method: 'POST', headers, body })).text();
  await (await fetch(`${origin('web')}/robots.txt`)).text();
  await (await fetch(`${origin('media')}/i/none.jpg`)).text();
}

/** Each process by itself reports what it has an alert for leaving out. */
const EACH = REPORTED.flatMap(({ jobs, metrics }) =>
  jobs.flatMap((job) => metrics.map((metric) => `${metric}{job="${job}"}`)),
);

it('every rule and dashboard reads metrics that the running processes report', async () => {
  await traffic();
  const missing = async () => {
    const jobs = Object.entries(METRICS_PORTS);
    const read = await Promise.all(jobs.map(async ([job, ports]) => [job, await linesOf(ports)] as const));
    return unfed([...expressions(), ...EACH], new Map(read));
  };
  // The metrics of a process are read at most every five seconds.
  await until('metrics are reported', async () => (await missing()).length === 0).catch(() => {});
  expect(await missing()).toEqual([]);
});
