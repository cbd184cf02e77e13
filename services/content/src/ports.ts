import { transactions } from '@loupe/database/transactions';
import { poolTx } from '@loupe/database/tx';
import type { Tx } from '@loupe/database/tx';
import { enqueue } from '@loupe/messaging/outbox';
import type pg from 'pg';
import { draftRepository } from './adapters/db/draft-repository.ts';
import { housekeeping } from './adapters/db/housekeeping.ts';
import { itemRepository } from './adapters/db/item-repository.ts';
import { siteRepository } from './adapters/db/site-repository.ts';
import { slotRepository } from './adapters/db/slot-repository.ts';
import { versionRepository } from './adapters/db/version-repository.ts';
import type { ItemState } from './domain/item/content-item.ts';
import type { LimitsState } from './domain/site/site-configuration.ts';
import { contentItemState } from './events/published/content-item-state.ts';
import { siteLimitsState } from './events/published/site-limits-state.ts';

export interface PortsOptions {
  readonly pool: pg.Pool;
}

export type Ports = ReturnType<typeof createPorts>;

/** The ports of the use cases over one pool: part of the composition root, so that tests compose what main does. */
export function createPorts<Outside extends object>({ pool, ...outside }: PortsOptions & Outside) {
  const tx = poolTx(pool);
  const { transaction } = transactions(pool);
  return {
    ...outside,
    transaction,
    items: itemRepository(tx),
    itemsIn: itemRepository,
    shops: siteRepository(tx),
    shopsIn: siteRepository,
    drafts: draftRepository(tx),
    draftsIn: draftRepository,
    versions: versionRepository(tx),
    versionsIn: versionRepository,
    slotsIn: slotRepository,
    prune: housekeeping(tx).prune,
    publish: (inTx: Tx, state: ItemState) => enqueue(inTx, contentItemState(state)),
    publishLimits: (inTx: Tx, state: LimitsState) => enqueue(inTx, siteLimitsState(state)),
  };
}
