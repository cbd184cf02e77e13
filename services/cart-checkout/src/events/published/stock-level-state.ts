import { Level, StockLevelSchema } from '@loupe/contracts/checkout/stock';
import { TOPICS } from '@loupe/contracts/topics';
import { publish } from '@loupe/messaging/publish';
import type { StockLevel } from '../../domain/stock/level.ts';
import type { StockItem } from '../../domain/stock/stock-item.ts';

const LEVELS: Readonly<Record<StockLevel, Level>> = { in: Level.IN, low: Level.LOW, out: Level.OUT };

/** The stock level of a sku. */
export const stockLevelState = publish(
  TOPICS.stock,
  StockLevelSchema,
  'stock-level-state',
  ({ sku, version }: StockItem, level: StockLevel) => ({
    aggregateId: sku,
    aggregateVersion: version,
    site: '',
    message: { sku, level: LEVELS[level] },
  }),
);
