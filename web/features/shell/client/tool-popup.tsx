import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { MiniSkeleton } from '../../mini/mini-skeleton.tsx';
import styles from './header-tool.module.css';
import { popupClock } from './popup-clock.ts';

type ToolPopupProps = {
  /** What icon and popup stand in: the pointer and the focus that open it are those in there. */
  root: RefObject<HTMLDivElement | null>;
  title: string;
  /** Rises with each thing that is to be shown without being asked for. */
  news: number;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
};

/** Opens on hover intent and focus, closes when both have left and on Escape, which gives focus back to the icon. */
export function ToolPopup({ root, title, news, open, onOpen, children }: ToolPopupProps) {
  const clock = useRef<ReturnType<typeof popupClock>>(undefined);
  const told = useRef(0);

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
      // One that is about to open is not wanted either.
      time.close();
    });
    // Loaded by what it should have heard.
    if (holder.matches(':hover, :focus-within')) time.enter();
    return () => {
      gone.abort();
      // Visited routes stay mounted while hidden, so a popup left open would still be there on the way back.
      time.close();
    };
  }, [root, onOpen]);

  useEffect(() => {
    // Nor is it news on the way back.
    if (news > told.current) clock.current?.show();
    told.current = news;
  }, [news]);

  return open ? (
    <section aria-label={title} className={styles['popup']}>
      <Suspense fallback={<MiniSkeleton label={`Loading ${title.toLowerCase()}`} />}>{children}</Suspense>
    </section>
  ) : null;
}
