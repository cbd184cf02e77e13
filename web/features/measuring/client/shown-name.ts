import type { PageName } from '../../../lib/page-names.ts';

/** Elements of the route on the screen; those of routes that are kept for later are hidden. */
export const visible = (selector: string, inside: ParentNode = document): HTMLElement[] =>
  [...inside.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());

/** What the route on the screen says of itself. */
export const shownName = (): PageName | undefined =>
  visible('[data-measured]')[0]?.dataset['measured'] as PageName | undefined;
