import { createHash } from 'node:crypto';
import type { Tx } from '@loupe/database/tx';
import { COOLING_OFF_HOURS } from '../../domain/privacy/privacy-request.ts';
import type {
  PrivacyFile,
  PrivacyKind,
  PrivacyNotice,
  PrivacyRequest,
} from '../../domain/privacy/privacy-request.ts';
import { sql } from './gen/statements.ts';

const ASK = sql(
  'ask-privacy',
  'INSERT INTO privacy_request (site, kind, customer_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id',
);
const ASK_AS_GUEST = sql(
  'ask-privacy-as-guest',
  'INSERT INTO privacy_request (site, kind, order_number, mailbox) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
);
const LATEST = sql(
  'latest-privacy-requests',
  `
SELECT DISTINCT ON (kind) kind, state, asked_at AS "askedAt", due_at AS "dueAt", open_matters AS "openMatters"
FROM privacy_request WHERE customer_id = $1 ORDER BY kind, id DESC`,
);
const FIND_NOTICE = sql(
  'find-privacy-notice',
  `
SELECT r.site, r.kind, r.state, r.asked_at AS "askedAt", r.due_at AS "dueAt", r.open_matters AS "openMatters",
  r.customer_id IS NULL AS "isGuest", coalesce(c.email, r.mailbox) AS email, coalesce(c.first_name, '') AS "firstName"
FROM privacy_request r LEFT JOIN customer c ON c.id = r.customer_id WHERE r.id = $1`,
);
const ADD_LINK = sql(
  'add-privacy-link',
  'INSERT INTO privacy_link (token_hash, request_id, ends_at) VALUES ($1, $2, $3)',
);
// Only before it begins: the job takes the same lock.
const CANCEL = sql(
  'cancel-erasure',
  `
UPDATE privacy_request r SET state = 'cancelled', ended_at = now(), due_at = NULL FROM privacy_link l
WHERE l.request_id = r.id AND r.site = $1 AND l.token_hash = $2 AND l.ends_at > now() AND r.kind = 'erasure' AND r.state = 'waiting'
RETURNING r.id`,
);
// The time to think again begins with the e-mail that has the link, however late it is sent. A guest's answer has its own end.
const BEGIN_WAIT = sql(
  'begin-wait-of-erasure',
  `
UPDATE privacy_request SET due_at = CASE WHEN customer_id IS NULL THEN due_at ELSE greatest(due_at, now() + make_interval(hours => $2)) END
WHERE id = $1 AND kind = 'erasure' AND state = 'waiting' RETURNING due_at AS "dueAt"`,
);
const REFUSE_UNTOLD = sql(
  'refuse-untold-erasure',
  `
UPDATE privacy_request SET state = 'refused', open_matters = ARRAY[$2]::text[], ended_at = now(), due_at = NULL, mailbox = NULL
WHERE id = $1 AND kind = 'erasure' AND state = 'waiting' AND customer_id IS NOT NULL RETURNING site`,
);
const COPY = `
SELECT c.json, c.page FROM privacy_copy c JOIN privacy_request r ON r.id = c.request_id JOIN privacy_link l ON l.request_id = r.id
WHERE r.site = $1 AND l.token_hash = $2 AND l.ends_at > now()`;
const FIND_COPY = sql('find-privacy-copy', `${COPY} AND r.customer_id = $3`);
const FIND_GUEST_COPY = sql(
  'find-privacy-copy-of-guest',
  `${COPY} AND r.customer_id IS NULL AND r.order_number = $3`,
);

/** Requests of persons about their data. The job of an administrator works on them. */
export function privacyRepository(tx: Tx) {
  return {
    /** @returns its id; undefined where one of the kind runs */
    async ask(site: string, kind: PrivacyKind, customerId: string): Promise<string | undefined> {
      const [asked] = await tx.query(ASK, [site, kind, customerId]);
      return asked?.id;
    },

    /** Nothing where one of the kind runs. */
    async askAsGuest(site: string, kind: PrivacyKind, orderNumber: string, mailbox: string): Promise<void> {
      await tx.query(ASK_AS_GUEST, [site, kind, orderNumber, mailbox]);
    },

    latestOf: (customerId: string): Promise<PrivacyRequest[]> => tx.query(LATEST, [customerId]),

    async findNotice(requestId: string): Promise<PrivacyNotice | undefined> {
      const [notice] = await tx.query(FIND_NOTICE, [requestId]);
      return notice;
    },

    /** @returns when the erasure will be done; null where it does not wait */
    async beginWait(requestId: string): Promise<Date | null> {
      const [wait] = await tx.query(BEGIN_WAIT, [requestId, COOLING_OFF_HOURS]);
      return wait?.dueAt ?? null;
    },

    /** Ends the wait of an account's erasure. @returns its shop; undefined where it does not wait. @param why as `order LP1` */
    async refuseUntold(requestId: string, why: string): Promise<string | undefined> {
      const [refused] = await tx.query(REFUSE_UNTOLD, [requestId, why]);
      return refused?.site;
    },

    async addLink(token: string, requestId: string, endsAt: Date): Promise<void> {
      await tx.query(ADD_LINK, [hashOf(token), requestId, endsAt]);
    },

    /** @returns its id; undefined for a link that is not known or has ended, and once the erasure has begun */
    async cancel(site: string, token: string): Promise<string | undefined> {
      const [cancelled] = await tx.query(CANCEL, [site, hashOf(token)]);
      return cancelled?.id;
    },

    async findCopy(site: string, token: string, customerId: string): Promise<PrivacyFile | undefined> {
      const [copy] = await tx.query(FIND_COPY, [site, hashOf(token), customerId]);
      return copy;
    },

    async findGuestCopy(site: string, token: string, orderNumber: string): Promise<PrivacyFile | undefined> {
      const [copy] = await tx.query(FIND_GUEST_COPY, [site, hashOf(token), orderNumber]);
      return copy;
    },
  };
}

/** A token is 256 random bits, so that its plain hash cannot be reversed by guessing. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
