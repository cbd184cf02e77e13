import { create, toBinary } from '@bufbuild/protobuf';
import { Level, StockLevelSchema } from '@loupe/contracts/checkout/stock';
import { TOPICS } from '@loupe/contracts/topics';
import type { OutboxEvent } from '@loupe/messaging/envelope';
import type { StockLevel } from '../../domain/stock/level.ts';
import type { StockItem } from '../../domain/stock/stock-item.ts';

const LEVELS: Readonly<Record<StockLevel, Level>> = { in: Level.IN, low: Level.LOW, out: Level.OUT };

/** The stock level of a sku. */
export function stockLevelState({ sku, version }: StockItem, level: StockLevel): OutboxEvent {
  return {
    topic: TOPICS.stock.name,
    type: 'stock-level-state',
    aggregateId: sku,
    aggregateVersion: version,
    site: '',
    payload: toBinary(StockLevelSchema, create(StockLevelSchema, { sku, level: LEVELS[level] })),
  };
}
