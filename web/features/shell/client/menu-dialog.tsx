'use client';

import { useEffect, useRef, type ReactNode } from 'react';

type MenuDialogProps = { id: string; children: ReactNode };

const closeLevels = (menu: HTMLDialogElement) => {
  for (const level of menu.querySelectorAll<HTMLElement>(':popover-open')) level.hidePopover();
};

/**
 * A full-height dialog, which its buttons open and close without script. Script closes all of it by Escape and by a link, which may change
 * the page and not the document.
 */
export function MenuDialog({ id, children }: MenuDialogProps) {
  const menu = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!('commandForElement' in HTMLButtonElement.prototype))
      void import('./without-commands.ts').then(({ answerCommands }) => answerCommands());
  }, []);
  return (
    <dialog
      ref={menu}
      id={id}
      aria-label="Menu"
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-ground p-0 text-ink"
      onKeyDown={({ key }) => key === 'Escape' && menu.current?.close()}
      onClick={(event) => (event.target as HTMLElement).closest('a') && menu.current?.close()}
      onClose={(event) => closeLevels(event.currentTarget)}
    >
      {children}
    </dialog>
  );
}
