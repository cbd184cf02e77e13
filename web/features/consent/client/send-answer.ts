import { consentChanged } from '../consent-change.ts';
import { readConsent } from '../consent-cookie.ts';
import { clearNotAgreed } from './clear-not-agreed.ts';

/** Sends a form's answer. @returns whether it is in force */
export async function sendAnswer(form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> {
  const fields = new FormData(form, submitter);
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(form.action, {
      ...{ method: 'POST', body, headers: { accept: 'application/json' } },
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) return false;
  } catch {
    return false;
  }
  clearNotAgreed(readConsent(document.cookie)?.categories ?? ['necessary']);
  consentChanged();
  return true;
}
