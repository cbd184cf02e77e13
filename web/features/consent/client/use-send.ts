import { useState, type SubmitEvent } from 'react';
import { consentChanged } from '../consent-change.ts';
import { readConsent } from '../consent-cookie.ts';
import { clearNotAgreed } from './clear-not-agreed.ts';

export type Sending = 'no' | 'sending' | 'saved' | 'failed';

/** Sends the form by script, so that the page stays. @param saved called after an answer came into force */
export function useSend(saved?: () => void) {
  const [sending, setSending] = useState<Sending>('no');
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    const submitter = (event.nativeEvent as globalThis.SubmitEvent).submitter;
    // The button that leads to the settings.
    if (submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    if (sending === 'sending') return;
    setSending('sending');
    const isSaved = await sendAnswer(event.currentTarget, submitter);
    setSending(isSaved ? 'saved' : 'failed');
    if (isSaved) saved?.();
  };
  return { sending, onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event) };
}

/** Sends a form's answer. @returns whether it is in force */
async function sendAnswer(form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> {
  const fields = new FormData(form, submitter);
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
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
