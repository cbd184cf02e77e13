import type { SiteFacts } from '#lib/site-context.tsx';
import { addMessage } from '../messages/message-store.ts';
import { miniLoader } from '../mini/mini-loader.ts';
import { listFailureMessage } from './list-failure.ts';

/**
 * Says above the page that the list could not be changed (ER-03, ER-04): the page goes to its top and what lies over it
 * closes. @param recover asks for the list anew from its first page, and the hearts are drawn by the answer
 */
export function tellListFailure(
  site: SiteFacts,
  failure: Parameters<typeof listFailureMessage>[0],
  { recover = false } = {},
): void {
  addMessage(listFailureMessage(failure, site.list));
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  window.scrollTo({ top: 0 });
  if (recover) void miniLoader(site).refresh(['list']);
}
