import { createPageViews, type PagePorts } from '../page-view-machine.ts';
import { shownName } from './shown-name.ts';

/** Whether somebody can see the page: it is neither in the background nor prerendered. */
const isSeen = (): boolean =>
  document.visibilityState === 'visible' && !(document as { prerendering?: boolean }).prerendering;

/** The machine of views on this document, which it follows. */
export function documentViews(ports: Omit<PagePorts, 'isSeen' | 'shownName'>) {
  const views = createPageViews({ ...ports, isSeen, shownName });
  document.addEventListener('visibilitychange', views.attempt);
  document.addEventListener('prerenderingchange', views.attempt);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) views.restored();
  });
  return views;
}
