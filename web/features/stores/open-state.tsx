'use client';

import { useEffect, useState } from 'react';
import { useIdle } from '#lib/use-idle.ts';
import { OPEN_STATES_MS, rememberOpenStates, type OpenStates } from './open-states.ts';

const openStates = rememberOpenStates(async () => {
  const response = await fetch('/api/open-states');
  if (!response.ok) throw new Error(`Open states answered ${response.status}`);
  return (await response.json()) as OpenStates;
});

type OpenStateProps = { code: string; isOpen: boolean; words: string };

/** Open or closed: a dot and text. First as rendered with the page, then updated. */
export function OpenState({ code, isOpen, words }: OpenStateProps) {
  const idle = useIdle();
  const [live, setLive] = useState<OpenStates[string]>([isOpen, words]);
  useEffect(() => {
    if (!idle) return;
    let gone = false;
    const look = async () => {
      const states = document.hidden ? null : await openStates();
      if (!gone && states?.[code]) setLive(states[code]);
    };
    void look();
    const timer = setInterval(() => void look(), OPEN_STATES_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [idle, code]);
  const [open, text] = live;
  return (
    <p className="small flex items-center gap-2.5">
      <span
        aria-hidden="true"
        className={`size-2.5 flex-none rounded-full ${open ? 'bg-success' : 'border border-control'}`}
      />
      <span>{text}</span>
    </p>
  );
}
