import type { Tx } from '@loupe/database/tx';
import type { AnnouncementRecipient } from '../../domain/order/announcement.ts';
import { sql } from './gen/statements.ts';

type Recipients = readonly AnnouncementRecipient[];

/** Orders that others are told about (ST-13). */
export function orderAnnouncementRepository(tx: Tx) {
  return {
    /** @returns whether this caller is the one to tell it: one of these was not told, and nobody began within the last minute */
    begin: async (order: string, to: Recipients): Promise<boolean> =>
      (await tx.query(BEGIN, { order, to: [...to] })).length > 0,

    /** @returns whether it was begun, and one of these was not told before. Others may be told at once. */
    end: async (order: string, to: Recipients): Promise<boolean> =>
      (await tx.query(END, { order, to: [...to] })).length > 0,

    told: async (order: string): Promise<Recipients> =>
      ((await tx.query(FIND, { order }))[0]?.told ?? []) as Recipients,
  };
}

const BEGIN = sql(
  'begin-order-announcement',
  `INSERT INTO order_announcement AS a (order_id, begun_at) VALUES (:order, clock())
  ON CONFLICT (order_id) DO UPDATE SET begun_at = clock()
    WHERE NOT :to::text[] <@ a.told AND a.begun_at < clock() - interval '1 minute'
  RETURNING a.order_id AS id`,
);

const END = sql(
  'end-order-announcement',
  `UPDATE order_announcement a
  SET told = ARRAY(SELECT unnest(a.told) UNION SELECT unnest(:to::text[]) ORDER BY 1),
    begun_at = clock() - interval '1 hour'
  WHERE order_id = :order AND NOT :to::text[] <@ a.told
  RETURNING order_id AS id`,
);

const FIND = sql('find-order-announcement', `SELECT told FROM order_announcement WHERE order_id = :order`);
