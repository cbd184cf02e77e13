import { tellViewed } from '../tell-viewed.ts';
import { codeOfPage, rememberPage, viewedPages } from '../viewed-pages.ts';

export interface ViewedPage {
  /** Code of the product of this page; null on other pages, which are not remembered. */
  readonly current: string | null;
  readonly path: string;
}

/** Adds a product's page to those looked at in this browser. @returns codes of the other products looked at, the newest first */
export function rememberView({ current, path }: ViewedPage): string[] {
  const viewed = viewedPages().map(codeOfPage);
  if (current !== null) {
    tellViewed(current, viewed);
    rememberPage(path);
  }
  return viewed.filter((code) => code !== current);
}
