import { poolTx } from '@loupe/database/tx';
import type pg from 'pg';
import { pairRepository } from '../../src/adapters/db/pair-repository.ts';

/** Visits and orders as the shop counts them itself. */
export function countingPairs(pool: pg.Pool, idOf: (code: string) => string) {
  const pairs = pairRepository(poolTx(pool));
  const pairOf = ([one, other]: readonly [string, string]) => [
    { one: idOf(one), other: idOf(other), times: 1 },
  ];
  return {
    view: (codes: readonly [string, string]) => pairs.addViewed('beaverbrooks', pairOf(codes)),
    buy: (codes: readonly [string, string]) => pairs.addBought('beaverbrooks', pairOf(codes)),
  };
}
