import { plainTextSelectors, render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** The library writes headings in capitals by default. */
const HEADINGS = ['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } }));

/** HTML and plain text, from one React Email component. */
export async function renderEmail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element);
  return { html, text: toPlainText(html, { selectors: [...plainTextSelectors, ...HEADINGS] }) };
}
