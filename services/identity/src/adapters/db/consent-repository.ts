import { CONSENT_TEXT_VERSION } from '@loupe/contracts/consent-text';
import type { Tx } from '@loupe/database/tx';
import type { Consent } from '../../domain/consent/consent.ts';
import { sql } from './gen/statements.ts';

const ADD = sql(
  'add-consent',
  'INSERT INTO consent (consent_id, site, text_version, categories) VALUES ($1, $2, $3, $4)',
);

/** The answer's cookie lives as long (BH-07): after it the visitor is asked again. */
const ALLOWS_MARKETING = sql(
  'allows-marketing',
  `
SELECT FROM (
  SELECT categories, text_version, decided_at FROM consent
  WHERE consent_id = $1 AND site = $2 AND decided_at <= coalesce($3, now()) ORDER BY id DESC LIMIT 1
) AS answer
WHERE 'marketing' = ANY (categories) AND text_version = $4 AND decided_at > now() - interval '182 days'`,
);

/** Proof of answers to the cookie question; rows are only added. The time is the database's. */
export function consentRepository(tx: Tx) {
  return {
    async add(site: string, { consentId, textVersion, categories }: Consent): Promise<void> {
      await tx.query(ADD, [consentId, site, textVersion, [...categories]]);
    },

    /**
     * Whether a visitor's answer, to the present text and no other, allows what is for advertising.
     * @param at the answer of that time; null for the newest
     */
    async allowsMarketing(site: string, consentId: string, at: Date | null): Promise<boolean> {
      return (await tx.query(ALLOWS_MARKETING, [consentId, site, at, CONSENT_TEXT_VERSION])).length > 0;
    },
  };
}
