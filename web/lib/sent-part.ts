import { lazy, useEffect, useState, type ComponentType } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Attributes of an element whose HTML came with the document: React leaves it alone. */
export const AS_SENT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const;

/** Whether the element came with the document's HTML; otherwise the browser renders it, after a page that was here before. */
export function useIsSent(): boolean {
  const isHydrated = useIsHydrated();
  const [isSent] = useState(!isHydrated);
  return isSent;
}

/** What the browser renders where the element did not come with the document: its script is loaded then. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: LoadedAgain }),
    ),
  );

/** A part whose script cannot be loaded: a document has it as HTML. */
function LoadedAgain() {
  useEffect(() => location.reload(), []);
  return null;
}
