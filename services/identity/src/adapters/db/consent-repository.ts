import type { Tx } from '@loupe/database/tx';
import type { Consent } from '../../domain/consent/consent.ts';
import { sql } from './gen/statements.ts';

const ADD = sql(
  'add-consent',
  'INSERT INTO consent (consent_id, site, text_version, categories) VALUES ($1, $2, $3, $4)',
);

/** Proof of answers to the cookie question; rows are only added. The time is the database's. */
export function consentRepository(tx: Tx) {
  return {
    async add(site: string, { consentId, textVersion, categories }: Consent): Promise<void> {
      await tx.query(ADD, [consentId, site, textVersion, [...categories]]);
    },
  };
}
