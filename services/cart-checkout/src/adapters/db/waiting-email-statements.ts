import { dueIn, storeWork } from '@loupe/database/later-work';

/** E-mails about payments that take days, as parts of the statements that change the placement `p`. */

/** Of the inbox, which keeps the ids of placements whose shoppers were told of a state. */
const DECISION = `'cart-checkout.waiting-email.decision'`;

const workOf = (type: string, id: string) => `'waiting:' || ${type} || ':' || ${id}`;
const work = (type: string, id: string, rest: { due?: string; created?: string; from: string }) =>
  storeWork({
    id: workOf(type, id),
    kind: `'waiting-email'`,
    payload: `jsonb_build_object('type', ${type}, 'placementId', ${id})`,
    ...rest,
  });

// A day before the wait ends; none where that is within the hour. It counts as stored when it is due: before that it is not late.
const reminder = `reminder AS (${work(`$7::text || '-reminder'`, 'p.id', {
  due: 'due',
  created: 'due',
  from: `FROM told JOIN p ON p.id = told.id, LATERAL (SELECT p.challenge_until - interval '1 day' AS due) AS day
    WHERE due > clock() + interval '1 hour'`,
})}
  )`;

// $7 is what the shopper is told, or null. A shopper who was accepted at the page is there to sign, and is asked $8 seconds later.
export const WAIT_EMAIL = `told AS (
    INSERT INTO inbox (consumer, message_id) SELECT 'cart-checkout.waiting-email.' || $7::text, p.id FROM p WHERE $7::text IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING message_id AS id
  ), email AS (${work('$7::text', 'told.id', {
    due: dueIn(`CASE
      WHEN $7::text = 'decision' OR EXISTS (SELECT FROM inbox i WHERE i.consumer = ${DECISION} AND i.message_id = told.id) THEN 0
      ELSE $8::float8 END`),
    from: 'FROM told',
  })}
  ), ${reminder}`;

// Of one whose bag had gone with it, and of a loan that was refused before that: the page may be closed by now.
export const ENDED_EMAIL = `email AS (${work(`'ended'`, 'p.id', { from: 'FROM p WHERE p.went_to_provider' })}
  )`;
