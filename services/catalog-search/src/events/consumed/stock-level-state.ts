import { fromBinary } from '@bufbuild/protobuf';
import { Level, StockLevelSchema } from '@loupe/contracts/checkout/stock';
import type { Envelope } from '@loupe/messaging/envelope';
import { PoisonMessageError } from '@loupe/messaging/errors';
import type { StockLevel, StockLevelState } from '../../domain/product/stock-level.ts';

const LEVELS: ReadonlyMap<Level, StockLevel> = new Map([
  [Level.IN, 'in'],
  [Level.LOW, 'low'],
  [Level.OUT, 'out'],
]);

/** Keeps checkout.stock.v1 as this service's projection, from which the web product status is told (EU-13). */
export function onStockLevelState(projectStockLevel: (state: StockLevelState) => Promise<unknown>) {
  return async ({ envelope }: { envelope: Envelope }): Promise<void> => {
    if (envelope.type === 'stock-level-state') await projectStockLevel(stockLevelState(envelope));
  };
}

/** @throws PoisonMessageError when it says no level we know */
function stockLevelState({ aggregateVersion, payload }: Envelope): StockLevelState {
  const { sku, level: code } = decode(payload);
  const level = LEVELS.get(code);
  if (level === undefined || sku === '') throw new PoisonMessageError(`Level ${code} of "${sku}" is none.`);
  return { sku, level, version: aggregateVersion };
}

function decode(payload: Uint8Array) {
  try {
    return fromBinary(StockLevelSchema, payload);
  } catch (error) {
    throw new PoisonMessageError('The payload is no stock level.', { cause: error });
  }
}
