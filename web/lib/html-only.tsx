import { HtmlPlace } from './html-place.tsx';
import { keepHtml } from './kept-html.ts';
import type { ReactNode } from 'react';

type HtmlOnlyProps = {
  /** The same for all pages that show the same. */
  name: string;
  /** Elements of HTML and functions that make them, without hooks, promises or components of the browser. */
  children: ReactNode;
};

/**
 * A part of every page that is sent as HTML and not a second time as the data that React would render it of. React leaves it alone in the
 * browser; its links change the page as others do.
 */
export function HtmlOnly({ name, children }: HtmlOnlyProps) {
  keepHtml(name, children);
  return <HtmlPlace name={name} />;
}
