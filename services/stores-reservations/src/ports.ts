import { poolTx } from '@loupe/database/tx';
import type pg from 'pg';
import { storeRepository } from './adapters/db/store-repository.ts';
import type { Places } from './use-cases/measure-from.ts';

export interface PortsOptions {
  readonly pool: pg.Pool;
  readonly places: Places;
  readonly now: () => Date;
}

/** The ports over one pool: part of the composition root, so that tests compose what main does. */
export const createPorts = ({ pool, places, now }: PortsOptions) => ({
  stores: storeRepository(poolTx(pool)),
  places,
  now,
});

export type Ports = ReturnType<typeof createPorts>;
