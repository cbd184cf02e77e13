import { useState, type SubmitEvent } from 'react';
import { sendAnswer } from './send-answer.ts';

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
