import { useState } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Attributes of an element whose HTML came with the document: React leaves it alone. */
export const AS_SENT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const;

/** Whether the element came with the document's HTML; otherwise the browser renders it, after a page that was here before. */
export function useIsSent(): boolean {
  const isHydrated = useIsHydrated();
  const [isSent] = useState(!isHydrated);
  return isSent;
}
