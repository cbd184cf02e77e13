import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '@loupe/telemetry/logger';
import { keysFile, oneKey } from '@loupe/test-harness/keys';
import { loqateClient } from '../../src/adapters/loqate/loqate-client.ts';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { startSandbox } from '@loupe/test-harness/sandbox';
import type { Sandbox } from '@loupe/test-harness/sandbox';
import { guest } from './support/shopper.ts';

const KEY = 'a key of ours';
const LOOKUP = `query ($input: AddressLookupInput!) { addressLookup(input: $input) {
  id label isComplete organisation property street locality town postcode country county } }`;
const lines: string[] = [];
const logger = createLogger({
  service: 'test',
  level: 'trace',
  destination: { write: (line) => void lines.push(line) },
});

let vendor: Sandbox;
let house: House;
beforeAll(async () => {
  vendor = await startSandbox('loqate', { KEYS_FILE: keysFile({ loqate: oneKey(KEY) }) });
});
afterAll(() => vendor.stop());
// A new service for each test, because a breaker that one test opens would affect the next.
beforeEach(async () => {
  house = await openHouse({ addressDirectory: loqateClient({ url: vendor.url, key: () => KEY, logger }) });
});
afterEach(() => house.close());

const lookUp = async (input: object) => house.ask(guest(), LOOKUP, { input });

describe('looking an address up', () => {
  it('[QY-02] [EN-03] offers places, then addresses, then the parts of the one that is chosen', async () => {
    const found = (await lookUp({ term: 'LS1' })).data.addressLookup;
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ isComplete }) => !isComplete)).toBe(true);
    const addresses = (await lookUp({ id: found[0]?.id })).data.addressLookup;
    expect(addresses.length).toBeGreaterThan(0);
    const [complete] = (await lookUp({ id: addresses[0]?.id })).data.addressLookup;
    expect(complete).toMatchObject({
      isComplete: true,
      country: 'GB',
      postcode: expect.stringMatching(/^LS1 /),
    });
    expect(complete?.street).toBeTruthy();
    expect(complete?.town).toBeTruthy();
    expect(complete?.label).not.toContain('\n');
  });

  it.each(['GB', 'IE', 'IM'])('[QY-02] knows addresses in %s', async (country) => {
    const terms = { GB: 'LS1', IE: 'D02', IM: 'IM1' } as Record<string, string>;
    expect((await lookUp({ term: terms[country], country })).data.addressLookup.length).toBeGreaterThan(0);
  });

  it('finds nothing for an unknown address, an expired id, or an invalid id', async () => {
    for (const input of [{ term: 'zzzzzzzz' }, { id: 'a.GB|RM|A|NOWHERE|ENG' }, { id: 'nonsense' }])
      expect((await lookUp(input)).data).toEqual({ addressLookup: [] });
  });

  it.each([
    ['input.term', {}],
    ['input.term', { term: ' L ' }],
    ['input.term', { term: 'x'.repeat(101) }],
    ['input.country', { term: 'Paris', country: 'FR' }],
  ])('[ER-07] refuses and names %s', async (field, input) => {
    const { errors } = await lookUp(input);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'ValidationError', field });
  });

  it('reports that the directory is down, and answers when it is up again', async () => {
    await vendor.put('/control', { down: true });
    const { errors } = await lookUp({ term: 'LS1' });
    await vendor.put('/control', { down: false });
    expect(errors?.[0]?.extensions['code']).toBe('AddressLookupUnavailable');
    expect((await lookUp({ term: 'LS1' })).errors).toBeUndefined();
  });

  it('is unavailable and logs an error when our key is refused; the search text is in no log', async () => {
    lines.length = 0;
    const client = loqateClient({ url: vendor.url, key: () => 'not ours', logger });
    expect(await client.ask({ kind: 'search', term: 'Typed Street', country: 'GB' })).toBeUndefined();
    expect(lines.join()).toContain('address lookup unavailable');
    expect(lines.join()).not.toMatch(/Typed|not ours/);
  });
});
