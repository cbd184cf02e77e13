import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { parseTextVersion } from './text-version.ts';

export const CONSENT_CATEGORIES = ['necessary', 'experience', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/** An answer to the cookie question. */
export interface Consent {
  readonly consentId: string;
  readonly textVersion: number;
  readonly categories: readonly ConsentCategory[];
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The answer with each category once, in their order, necessary among them. @throws InvalidFieldError */
export function consentFrom({ consentId, textVersion, categories }: Consent): Consent {
  const id = consentId.toLowerCase();
  if (!UUID.test(id)) throw new InvalidFieldError('consentId', 'A consent id is a UUID.');
  parseTextVersion('textVersion', textVersion);
  const given = new Set<ConsentCategory>([...categories, 'necessary']);
  return { consentId: id, textVersion, categories: CONSENT_CATEGORIES.filter((one) => given.has(one)) };
}
