import { createElement, use, useState, type FunctionComponent } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Attributes of an element whose HTML came with the document: React leaves it alone. */
export const AS_SENT = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const;

/** Whether the element came with the document's HTML; otherwise the browser renders it, after a page that was here before. */
export function useIsSent(): boolean {
  const isHydrated = useIsHydrated();
  const [isSent] = useState(!isHydrated);
  return isSent;
}

/**
 * A component whose script is loaded when the browser first renders it.
 * @returns it, and what loads it before: it then renders at once
 */
export function loadedPart<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  let loaded: FunctionComponent<Props> | undefined;
  let loading: Promise<FunctionComponent<Props>> | undefined;
  const begin = () =>
    (loading ??= load().then(
      (found) => (loaded = found),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const Part = (props: Props) => createElement(loaded ?? use(begin()), props);
  return { Part, begin };
}
