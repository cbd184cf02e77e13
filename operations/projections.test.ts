import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { openPlantedShop } from '../proofs/invariants/planted-shop.ts';
import type { PlantedShop } from '../proofs/invariants/planted-shop.ts';
import { forgetVersions, PROJECTIONS } from './projections.ts';

const GONE = '00000000-0000-7000-8000-00000000ffff';
const THERE = '00000000-0000-7000-8000-00000000fffe';

let shop: PlantedShop;
beforeEach(async () => {
  shop = await openPlantedShop();
});
afterEach(() => shop.close());

it('a rebuild does not wait for a customer who was erased: nobody publishes one again', async () => {
  const versions = await shop.onValid(async (client) => {
    await client.query(
      `INSERT INTO cart_checkout.customer_projection (id, version, site, email_digest, named_order, erased) VALUES
         ('${GONE}', 7, 'loupe', '', '', true), ('${THERE}', 7, 'loupe', 'digest', '', false)`,
    );
    for (const { copy } of PROJECTIONS) {
      await client.query(`SET search_path TO ${copy.reader.replaceAll('-', '_')}`);
      await client.query(forgetVersions(copy));
    }
    const { rows } = await client.query<{ gone: boolean; version: string }>(
      `SELECT id = '${GONE}' AS gone, version::text FROM cart_checkout.customer_projection
       WHERE id IN ('${GONE}', '${THERE}') ORDER BY 1`,
    );
    return rows;
  });
  expect(versions).toEqual([
    { gone: false, version: '0' },
    { gone: true, version: '7' },
  ]);
});
