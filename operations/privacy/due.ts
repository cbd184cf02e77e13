import type pg from 'pg';

export interface DueWish {
  /** An account's id, or the order number that a guest named. */
  readonly subject: string;
  readonly site: string;
  /** The last day, YYYY-MM-DD: the law gives a month. */
  readonly by: string;
  /** Until then; negative when it is past. */
  readonly days: number;
  /** How many schemas are erased already. */
  readonly parts: number;
  /** It is done here, and these are still to be told by hand. */
  readonly toTell: readonly string[];
}

/** Wishes to be erased that are not done or of which others are not told, and requests that the job has not answered, the oldest first. */
export async function dueWishes(client: pg.ClientBase): Promise<DueWish[]> {
  const { rows } = await client.query<DueWish>(
    `SELECT subject, site, (asked_at + interval '1 month')::date::text AS by, (asked_at + interval '1 month')::date - current_date AS days, parts, to_tell AS "toTell"
     FROM (
       SELECT subject, site, asked_at, (SELECT count(*)::int FROM identity.erasure_part WHERE erasure_id = id) AS parts,
         CASE WHEN done_at IS NULL THEN '[]' ELSE belongings -> 'toTell' END AS to_tell
       FROM identity.erasure WHERE done_at IS NULL OR jsonb_array_length(belongings -> 'toTell') > 0
       UNION ALL
       SELECT coalesce(customer_id::text, order_number), site, asked_at, 0, '[]' FROM identity.privacy_request
       WHERE ended_at IS NULL AND state <> 'begun'
     ) AS wish ORDER BY asked_at`,
  );
  return rows;
}
