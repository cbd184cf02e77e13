import { ROLES } from '../../tests/fixtures/pieces.ts';
import { measuredPages, type MeasuredPage } from '../lighthouse/pages.ts';
import type { ControlName } from './watch-tap.ts';

/** A control of a page, which is pressed. */
export interface Tap {
  readonly page: MeasuredPage;
  readonly control: ControlName;
}

/** Where each control is. */
export const SELECTORS: Readonly<Record<ControlName, string>> = {
  menu: 'header button[aria-label="Menu"]',
  heart: 'main button:has(use[href="#icon-heart"])',
  size: 'main label:has(input[name=size]:enabled)',
  'add-to-bag': 'main [data-buy] button[type=submit]',
};

const CONTROLS: Readonly<Record<string, readonly ControlName[]>> = {
  home: ['menu', 'heart'],
  listing: ['menu', 'heart'],
  product: ['menu', 'heart', 'size'],
  bag: ['menu'],
};

/** What is measured: on each page the controls that it has, and add-to-bag on a piece that needs no choice before. */
export async function measuredTaps(): Promise<Tap[]> {
  const pages = await measuredPages();
  const piece = { name: 'piece', path: `/${ROLES.beaverbrooks.plenty}/x/p` };
  return [
    ...pages.flatMap((page) => (CONTROLS[page.name] ?? []).map((control) => ({ page, control }))),
    { page: piece, control: 'add-to-bag' },
  ];
}
