import type { SiteFacts } from '#lib/site-context.tsx';
import { miniLoader } from '../../mini/client/mini-loader.ts';

/**
 * After a list could not be changed (ER-04): the message stands at the top of the page, so the page goes there and what
 * lies over it closes; the list is asked for anew from its first page, and the hearts are drawn by the answer.
 */
export function recoverList(site: SiteFacts): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  window.scrollTo({ top: 0 });
  void miniLoader(site).refresh(['list']);
}
