import { poolTx } from '@loupe/database/tx';
import type pg from 'pg';
import { pieceRepository } from './adapters/db/piece-repository.ts';
import { storeRepository } from './adapters/db/store-repository.ts';
import type { Places } from './use-cases/measure-from.ts';

export interface PortsOptions {
  readonly pool: pg.Pool;
  readonly places: Places;
  /** What was counted longer ago is not offered. */
  readonly countedWithinHours: number;
  readonly now: () => Date;
}

export type Ports = ReturnType<typeof createPorts>;

/** The ports of the use cases over one pool: part of the composition root, so that tests compose what main does. */
export function createPorts({ pool, ...outside }: PortsOptions) {
  const tx = poolTx(pool);
  return {
    ...outside,
    stores: storeRepository(tx),
    pieces: pieceRepository(tx),
  };
}
