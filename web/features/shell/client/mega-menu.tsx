'use client';

import { useEffect, useRef, type ReactNode } from 'react';

const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 240;

type MegaMenuProps = {
  id: string;
  name: string;
  triggerClassName: string;
  panelClassName: string;
  children: ReactNode;
};

/**
 * A root of the main menu and its panel. A native popover, which also works without script: click, Enter, Escape with
 * focus returned, and one open panel at a time. Script adds opening on hover.
 */
export function MegaMenu({ id, name, triggerClassName, panelClassName, children }: MegaMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  const openedByHover = useRef(false);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  function after(delay: number, action: () => void) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(action, delay);
  }

  function enter(event: React.PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    after(OPEN_AFTER_MS, () => {
      if (!panel.current || panel.current.matches(':popover-open')) return;
      openedByHover.current = true;
      panel.current.showPopover();
    });
  }

  function leave(event: React.PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    after(CLOSE_AFTER_MS, () => panel.current?.hidePopover());
  }

  function click(event: React.MouseEvent) {
    window.clearTimeout(timer.current);
    // A click after hovering must not close the panel that the hover has just opened.
    if (openedByHover.current && panel.current?.matches(':popover-open')) event.preventDefault();
    openedByHover.current = false;
  }

  return (
    <>
      <button
        ref={trigger}
        type="button"
        popoverTarget={id}
        className={triggerClassName}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onClick={click}
      >
        {name}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={panelClassName}
        onPointerEnter={() => window.clearTimeout(timer.current)}
        onPointerLeave={leave}
        onClick={(event) => {
          if ((event.target as HTMLElement).closest('a')) panel.current?.hidePopover();
        }}
        onToggle={(event) => {
          if (event.newState === 'closed') openedByHover.current = false;
        }}
      >
        {children}
      </div>
    </>
  );
}
