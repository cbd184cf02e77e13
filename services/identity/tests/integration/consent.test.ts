import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { txOf } from '@loupe/database/tx';
import { housekeeping } from '../../src/adapters/db/housekeeping.ts';
import { LIMITS } from '../../src/domain/limits/limits.ts';
import { openHouse } from './support/house.ts';
import type { House } from './support/house.ts';
import { guest, newCustomer } from './support/shopper.ts';

const RECORD = 'mutation ($input: ConsentInput!) { recordConsent(input: $input) }';

let house: House;
beforeAll(async () => (house = await openHouse({ sourceFactor: 1 })));
afterAll(() => house.close());

const rows = (consentId: string) =>
  house.query('SELECT * FROM consent WHERE consent_id = $1 ORDER BY id', [consentId]);

describe('the proof of consent', () => {
  it('[BH-07] holds the time, the version of the text and the choice, and nothing about the visitor', async () => {
    const consentId = randomUUID();
    const { actor } = await newCustomer(house);
    const record = (categories: string[]) =>
      house.ask(actor, RECORD, { input: { consentId, textVersion: 3, categories } });
    expect((await record(['marketing', 'experience', 'marketing'])).data).toEqual({ recordConsent: true });
    expect((await record([])).data).toEqual({ recordConsent: true });
    expect(await rows(consentId)).toEqual([
      {
        id: expect.anything(),
        consent_id: consentId,
        site: 'beaverbrooks',
        text_version: 3,
        categories: ['necessary', 'experience', 'marketing'],
        decided_at: expect.any(Date),
      },
      expect.objectContaining({ categories: ['necessary'] }),
    ]);
  });

  it.each([
    ['consentId', { consentId: 'ada@example.com' }],
    ['textVersion', { textVersion: 0 }],
  ])('[BH-07] refuses an invalid %s', async (field, wrong) => {
    const input = { consentId: randomUUID(), textVersion: 1, categories: [], ...wrong };
    const { errors } = await house.ask(guest(), RECORD, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'ValidationError', field });
    expect(await rows(randomUUID())).toEqual([]);
  });

  it('[BH-07] is limited by network, and refused before a row is written', async () => {
    await house.query('DELETE FROM rate_limit');
    const { hits } = LIMITS.recordConsent.source;
    await house.query('DELETE FROM consent');
    const input = { consentId: randomUUID(), textVersion: 1, categories: [] };
    await house.ask(guest(), RECORD, { input });
    await house.query(`UPDATE rate_limit SET hits = $1 WHERE key LIKE 'recordConsent:source:%'`, [hits]);
    const { errors, headers } = await house.ask(guest(), RECORD, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'TooManyAttemptsError' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rows(input.consentId)).toHaveLength(1);
  });

  it('is deleted after two years', async () => {
    const [old, young] = [randomUUID(), randomUUID()];
    for (const [id, age] of [
      [old, '25 months'],
      [young, '23 months'],
    ])
      await house.query(
        `INSERT INTO consent (consent_id, site, text_version, categories, decided_at)
         VALUES ($1, 'loupe', 1, '{necessary}', now() - $2::interval)`,
        [id, age],
      );
    await housekeeping(txOf(house.query)).prune();
    expect([await rows(old!), await rows(young!)]).toMatchObject([[], [{}]]);
  });
});
