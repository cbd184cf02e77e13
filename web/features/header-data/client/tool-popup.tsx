import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { MiniSkeleton } from '../mini-skeleton.tsx';
import styles from './header-tool.module.css';

/** Long enough to move the pointer from icon to popup, and to ignore one that only passes. */
const INTENT_MS = 120;
const SHOWN_MS = 5_000;

/** Timing of a header popup. Hover or focus keeps a popup open that opened automatically (WCAG 1.4.13). */
function popupClock(onOpen: (open: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function schedule(open: boolean, milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => onOpen(open), milliseconds);
  }
  return {
    enter: () => schedule(true, INTENT_MS),
    leave: () => schedule(false, INTENT_MS),
    close: () => {
      clearTimeout(timer);
      onOpen(false);
    },
    /** Opens it automatically for a while. */
    show: () => {
      onOpen(true);
      schedule(false, SHOWN_MS);
    },
  };
}

type ToolPopupProps = {
  /** The element around icon and popup, whose pointer and focus events open it. */
  root: RefObject<HTMLDivElement | null>;
  title: string;
  /** Incremented when the popup should open automatically. */
  news: number;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
};

/** Opens on hover intent and focus, closes when both have left and on Escape, which returns focus to the icon. */
export function ToolPopup({ root, title, news, open, onOpen, children }: ToolPopupProps) {
  const clock = useRef<ReturnType<typeof popupClock>>(undefined);
  const seen = useRef(0);

  useEffect(() => {
    const holder = root.current;
    if (!holder) return;
    const gone = new AbortController();
    const time = (clock.current = popupClock(onOpen));
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => holder.addEventListener(type, listener, { signal: gone.signal });

    on('pointerenter', (event) => event.pointerType === 'mouse' && time.enter());
    on('pointerleave', (event) => event.pointerType === 'mouse' && time.leave());
    on('focusin', time.enter);
    on('focusout', (event) => {
      if (!holder.contains(event.relatedTarget as Node | null)) time.leave();
    });
    on('keydown', (event) => {
      if (event.key !== 'Escape') return;
      if (holder.querySelector('section')) {
        event.stopPropagation();
        holder.querySelector('a')?.focus();
      }
      // Also cancels a pending opening.
      time.close();
    });
    // The event that loaded this script happened before its listeners were added.
    if (holder.matches(':hover, :focus-within')) time.enter();
    return () => {
      gone.abort();
      // Visited routes stay mounted while hidden, so an open popup would still be open when the shopper returns.
      time.close();
    };
  }, [root, onOpen]);

  useEffect(() => {
    // It must not open again for the same number when the shopper returns.
    if (news > seen.current) clock.current?.show();
    seen.current = news;
  }, [news]);

  return open ? (
    <section aria-label={title} className={styles['popup']}>
      <Suspense fallback={<MiniSkeleton label={`Loading ${title.toLowerCase()}`} />}>{children}</Suspense>
    </section>
  ) : null;
}
