'use client';

import { useEffect, useRef } from 'react';
import { takeBotCheck, type BotCheck } from '#lib/bot-check.ts';
import { holdUntilChecked } from '../hold-until-checked.ts';

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
