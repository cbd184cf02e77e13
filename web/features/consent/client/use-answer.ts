import { useSyncExternalStore } from 'react';
import { onConsentChange } from '../consent-change.ts';
import { readConsent } from '../consent-cookie.ts';

/** The visitor's answer as text, so that equal answers are the same value; empty without one, null on the server. */
const answer = (): string => readConsent(document.cookie)?.categories.join(' ') ?? '';

export const useAnswer = (): string | null => useSyncExternalStore(onConsentChange, answer, () => null);
