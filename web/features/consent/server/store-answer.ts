import 'server-only';
import { RecordConsentDocument } from '#gql/graphql.ts';
import { queryAsShopper } from '#lib/gateway.ts';
import { logWarning } from '#lib/log.ts';
import type { Consent } from '../consent-cookie.ts';

/**
 * Keeps the proof of an answer. Sent without the shopper's cookie: nothing may connect the two. @returns false when it was not stored
 */
export async function storeAnswer(request: Headers, consent: Consent): Promise<boolean> {
  const anonymous = new Headers(request);
  anonymous.delete('cookie');
  const { consentId, textVersion } = consent;
  const input = { consentId, textVersion, categories: [...consent.categories] };
  try {
    return (await queryAsShopper(anonymous, RecordConsentDocument, { input })).recordConsent;
  } catch (error) {
    logWarning('The proof of an answer about cookies was not stored.', { why: String(error) });
    return false;
  }
}
