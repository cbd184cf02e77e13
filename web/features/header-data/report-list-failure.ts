import type { SiteFacts } from '#lib/site-context.tsx';
import { addMessage } from '../messages/message-store.ts';
import { miniLoader } from './mini-loader.ts';
import { outdate } from './newest.ts';
import { listFailureMessage } from './list-failure.ts';

/**
 * Shows a message above the page that the list could not be changed (ER-03, ER-04): scrolls to the top and closes
 * dialogs.
 * @param recover fetches the list again from its first page, which updates the hearts
 */
export function reportListFailure(
  site: SiteFacts,
  failure: Parameters<typeof listFailureMessage>[0],
  { recover = false } = {},
): void {
  outdate('list');
  addMessage(listFailureMessage(failure, site));
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  window.scrollTo({ top: 0 });
  if (recover) void miniLoader(site).refresh(['list']);
}
