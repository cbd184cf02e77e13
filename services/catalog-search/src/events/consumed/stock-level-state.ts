import { Level, StockLevelSchema } from '@loupe/contracts/checkout/stock';
import type { StockLevel as PublishedLevel } from '@loupe/contracts/checkout/stock';
import { consume } from '@loupe/messaging/consume';
import type { Envelope } from '@loupe/messaging/envelope';
import { PoisonMessageError } from '@loupe/messaging/errors';
import type { StockLevel, StockLevelState } from '../../domain/product/stock-level.ts';

const LEVELS: ReadonlyMap<Level, StockLevel> = new Map([
  [Level.IN, 'in'],
  [Level.LOW, 'low'],
  [Level.OUT, 'out'],
]);

/** Keeps checkout.stock.v1 as this service's projection, from which the web product status is told (EU-13). */
export const onStockLevelState = (projectStockLevel: (state: StockLevelState) => Promise<unknown>) =>
  consume(
    StockLevelSchema,
    'stock-level-state',
    (published, envelope) => projectStockLevel(stockLevelState(published, envelope)),
    'stock level',
  );

/** @throws PoisonMessageError when it says no level we know */
function stockLevelState(
  { sku, level: code }: PublishedLevel,
  { aggregateVersion }: Envelope,
): StockLevelState {
  const level = LEVELS.get(code);
  if (level === undefined || sku === '') throw new PoisonMessageError(`Level ${code} of "${sku}" is none.`);
  return { sku, level, version: aggregateVersion };
}
