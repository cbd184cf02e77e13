'use client';

import { useEffect, useRef } from 'react';

const OPEN = '#menu[open], #menu :popover-open, [data-hover-menu] > :popover-open';
const LINK = '#menu a, [data-hover-menu] > [popover] a';

/** Closes what is open of the menus, from the inside out. */
function closeMenus() {
  for (const menu of [...document.querySelectorAll<HTMLElement>(OPEN)].reverse())
    if (menu instanceof HTMLDialogElement) menu.close();
    else menu.hidePopover();
}

/**
 * What script adds to the menus, which open and close without it: a link closes them, as it may change the page and not the document; Escape
 * closes a dialog with its levels; a mouse opens a root's panel by hovering.
 */
export function MenuScript() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    if (!('commandForElement' in HTMLButtonElement.prototype))
      void import('./without-commands.ts').then(({ answerCommands }) => answerCommands());
    const header = place.current?.closest('header');
    header?.addEventListener('click', ({ target }) => (target as Element).closest(LINK) && closeMenus(), {
      signal,
    });
    header?.addEventListener(
      'keydown',
      ({ key, target }) => key === 'Escape' && (target as Element).closest('#menu') && closeMenus(),
      { signal },
    );
    // Closing does not bubble. It is told later: the menu may have been opened again by then, and stays open.
    header?.addEventListener(
      'close',
      ({ target }) =>
        target instanceof HTMLDialogElement && target.id === 'menu' && !target.open && closeMenus(),
      { signal, capture: true },
    );
    header?.addEventListener(
      'pointerover',
      ({ pointerType }) => {
        if (pointerType === 'mouse')
          void import('./hover-menus.ts').then(({ openOnHover }) => openOnHover(header));
      },
      { signal, once: true },
    );
    return () => gone.abort();
  }, []);
  return <span ref={place} hidden />;
}
