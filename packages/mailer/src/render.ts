import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** HTML for mail programs and the same words as plain text, from one React Email component. */
export async function renderEmail(element: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(element);
  return { html, text: toPlainText(html) };
}
