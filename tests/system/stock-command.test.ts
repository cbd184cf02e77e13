import { describe, expect, it } from '@jest/globals';
import { sizedSku } from '../fixtures/pieces.ts';
import { stockOf, withDatabase } from '@loupe/scripted-shopper/database';
import { run } from './support/operator.ts';
import { until } from '@loupe/scripted-shopper/until';

const SKU = sizedSku();

/** Waits until the catalogue has this level. */
const levelIs = (level: string) =>
  until(`the catalogue knows ${SKU} as ${level}`, () =>
    withDatabase(async (client) => {
      const sql = 'SELECT FROM catalog_search.stock_level WHERE sku = $1 AND level = $2';
      return (await client.query(sql, [SKU, level])).rows.length === 1;
    }),
  );

describe('npm run stock', () => {
  it('[I2] [I16] changes the stock of the running shop, and the catalogue follows', async () => {
    const { on_hand: before } = await stockOf(SKU);
    expect(await run('stock', 'count', SKU, '0')).toMatchObject({ code: 0 });
    await levelIs('out');
    expect(await run('stock', 'receive', SKU, '2')).toMatchObject({ code: 0 });
    await levelIs('low');
    const adjusted = await run('stock', 'adjust', SKU, `+${before}`, '--reason', 'found behind the shelf');
    expect(adjusted).toEqual({ code: 0, text: `${SKU}: 2 → ${before + 2} on hand, 0 reserved.\n` });
    await levelIs('in');
    const shown = await run('stock', 'show', SKU);
    expect(shown.text).toContain('found behind the shelf');
    expect(await run('stock', 'count', SKU, String(before))).toMatchObject({ code: 0 });
  }, 120_000);

  it('prints its usage when the arguments are wrong', async () => {
    expect(await run('stock', 'eat', SKU)).toMatchObject({ code: 2 });
    expect(await run('stock', '--help')).toMatchObject({
      code: 0,
      text: expect.stringContaining('--reason'),
    });
  }, 60_000);
});
