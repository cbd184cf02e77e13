'use client';

import { Link } from '#ui/link.tsx';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon, type IconName } from '#ui/icon.tsx';
import styles from './client/header-tool.module.css';

const ToolPopup = lazy(async () => ({ default: (await import('./client/tool-popup.tsx')).ToolPopup }));

type ToolLinkProps = {
  href: string;
  icon: IconName;
  label: string;
  /** Shown above 0; the label includes it as text. */
  count?: number | undefined;
  expanded?: boolean | undefined;
};

/** A header icon with a count; makes no request. `expanded` is set where it has a popup. */
export function ToolLink({ href, icon, label, count = 0, expanded }: ToolLinkProps) {
  return (
    <Link href={href} className={styles['icon']} aria-label={label} aria-expanded={expanded} prefetch={false}>
      <Icon name={icon} />
      {count > 0 ? (
        <span className={styles['count']} aria-hidden="true">
          {count}
        </span>
      ) : null}
    </Link>
  );
}

type HeaderToolProps = Omit<ToolLinkProps, 'expanded'> & {
  /** Title of the popup. */
  title: string;
  /** Rendered while the popup is open. */
  panel: ReactNode;
  /** Subscribes to events that open the popup automatically; returns an unsubscribe function. */
  onNews?: (listener: () => void) => () => void;
};

/** An icon with a popup on hover and focus; the popup's script is loaded with the first of either (BH-03). */
export function HeaderTool({ title, panel, onNews, ...link }: HeaderToolProps) {
  const root = useRef<HTMLDivElement>(null);
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const [news, tell] = useState(0);
  const wake = () => setUsed(true);
  useEffect(
    () =>
      onNews?.(() => {
        setUsed(true);
        tell((count) => count + 1);
      }),
    [onNews],
  );
  return (
    <div ref={root} className={styles['root']} onPointerEnter={wake} onFocus={wake}>
      <ToolLink {...link} expanded={open} />
      {used ? (
        <Suspense>
          <ToolPopup root={root} title={title} news={news} open={open} onOpen={setOpen}>
            {panel}
          </ToolPopup>
        </Suspense>
      ) : null}
    </div>
  );
}
