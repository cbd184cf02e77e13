import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApp } from '../app.ts';

const KEY = 'AA11-AA11-AA11-AA11';
let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer(createApp(() => ({ active: 'a', accepted: new Map([['a', KEY]]) }))).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((resolve) => server.once('listening', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/Capture/Interactive`;
});
afterAll(() => void server.close());

interface Item {
  Id: string;
  Type: string;
  Text: string;
  Error?: string;
  Description: string;
  PostalCode?: string;
}

async function items(path: string, query: Record<string, string>): Promise<Item[]> {
  const answer = await fetch(`${base}/${path}/json3.ws?${new URLSearchParams({ Key: KEY, ...query })}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { Items: Item[] }).Items;
}

describe('the address lookup of the sandbox', () => {
  it('finds the addresses of part of a postcode, and one address', async () => {
    const [postcode] = await items('Find/v1.10', { Text: 'ls14', Countries: 'GB' });
    expect(postcode).toMatchObject({ Type: 'Postcode', Text: 'LS1 4AP' });
    const houses = await items('Find/v1.10', { Container: postcode!.Id, Countries: 'GB' });
    expect(houses.length).toBeGreaterThan(5);
    expect(new Set(houses.map(({ Type }) => Type))).toEqual(new Set(['Address']));
    const [address] = await items('Retrieve/v1.20', { Id: houses[0]!.Id });
    expect(address).toMatchObject({
      Company: '',
      BuildingNumber: '1',
      Street: 'Assay Row',
      PostalCode: 'LS1 4AP',
    });
  });

  it('finds addresses by their first line, and none abroad', async () => {
    expect(await items('Find/v1.10', { Text: '2 Bezel', Countries: 'GB' })).toHaveLength(1);
    expect(await items('Find/v1.10', { Text: '2 Bezel', Countries: 'IE' })).toEqual([]);
  });

  it('refuses with status 200, as the vendor does', async () => {
    expect(await items('Find/v1.10', { Text: 'LS1', Key: 'another' })).toMatchObject([{ Error: '2' }]);
    expect(await items('Find/v1.10', {})).toMatchObject([{ Error: '1001' }]);
    expect(await items('Retrieve/v1.20', { Id: 'GB|RM|A|0' })).toMatchObject([{ Error: '1002' }]);
  });
});
