'use client';

import { useEffect, useRef } from 'react';
import { takeBotCheck, type BotCheck } from '#lib/bot-check.ts';

/** Gives its form a token of the bot check when it is sent. */
export function BotCheckInput({ action, botCheck }: { action: string; botCheck: BotCheck }) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = ref.current;
    const form = input?.form;
    if (!input || !form) return undefined;
    const { onSubmit, onShown } = holdUntilChecked({ input, form }, () => takeBotCheck(botCheck, action));
    form.addEventListener('submit', onSubmit);
    window.addEventListener('pageshow', onShown);
    return () => {
      form.removeEventListener('submit', onSubmit);
      window.removeEventListener('pageshow', onShown);
    };
  }, [action, botCheck]);
  return <input ref={ref} type="hidden" name="reCaptchaToken" defaultValue="" />;
}

/** A form that a browser sends by itself, and the input that carries the token of the bot check. */
interface CheckedForm {
  readonly input: { value: string };
  readonly form: { submit(): void };
}

/**
 * Holds the sending of a form until the bot check has given a token, and sends it then; without one the form is sent as it is, and the
 * service says what to do instead. @returns what listens to the form
 */
export function holdUntilChecked({ input, form }: CheckedForm, take: () => Promise<string>) {
  let isAsking = false;
  return {
    onSubmit(event: { preventDefault(): void }): void {
      event.preventDefault();
      // A second press waits for the first.
      if (isAsking) return;
      isAsking = true;
      void take()
        .catch(() => '')
        .then((token) => {
          input.value = token;
          form.submit();
        });
    },
    /** The browser went back to the page: a token is good for once. */
    onShown(): void {
      isAsking = false;
      input.value = '';
    },
  };
}
