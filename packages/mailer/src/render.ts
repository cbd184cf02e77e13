import { plainTextSelectors, render } from '@react-email/render';
import { compile } from 'html-to-text';
import type { ReactElement } from 'react';

/** The library writes headings in capitals by default. */
const HEADINGS = ['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } }));

/** The library's `toPlainText`, compiled once instead of for each e-mail. */
const toPlainText = compile({ wordwrap: false, selectors: [...plainTextSelectors, ...HEADINGS] });

/** HTML and plain text, from one React Email component. */
export async function renderEmail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element);
  return { html, text: toPlainText(html) };
}
