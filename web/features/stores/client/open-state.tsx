'use client';

import { useEffect, useState } from 'react';
import { useIdle } from '#lib/use-idle.ts';

/** Channel url code to whether the doors are open, and that in words. */
export type OpenStates = Readonly<Record<string, readonly [isOpen: boolean, words: string]>>;

let asked: Promise<OpenStates | null> | undefined;

/** Once for all stores of a page: a page may be a minute old, and a store opens on the minute. */
function openStates(): Promise<OpenStates | null> {
  asked ??= fetch('/api/open-states')
    .then((response) => (response.ok ? (response.json() as Promise<OpenStates>) : null))
    .catch(() => null);
  return asked;
}

type OpenStateProps = { code: string; isOpen: boolean; words: string };

/** Open or not: a dot, and words. As the page knew it, then as it is now. */
export function OpenState({ code, isOpen, words }: OpenStateProps) {
  const idle = useIdle();
  const [live, setLive] = useState<OpenStates[string]>([isOpen, words]);
  useEffect(() => {
    let gone = false;
    if (idle) void openStates().then((states) => !gone && states?.[code] && setLive(states[code]));
    return () => {
      gone = true;
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
