import type { PageName } from '../../../lib/page-names.ts';

/** What the route on the screen says of itself; routes that are kept for later are hidden. */
export function shownName(): PageName | undefined {
  const marks = [...document.querySelectorAll<HTMLElement>('[data-measured]')];
  return marks.find((mark) => mark.checkVisibility())?.dataset['measured'] as PageName | undefined;
}
