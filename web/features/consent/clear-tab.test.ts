import { afterAll, expect, it } from '@jest/globals';
import { browserStorage } from '../../lib/browser-storage.ts';
import { TEXT_VERSION } from './categories.ts';
import { STORED } from './stored-names.ts';
import { clearTab, KEPT_BY_TAB } from './clear-tab.ts';

const session = browserStorage('session');
const names = Object.keys(KEPT_BY_TAB);
const leftWith = (cookie: string): string[] => {
  Object.defineProperty(globalThis, 'document', { configurable: true, value: { cookie } });
  for (const name of names) session.setItem(name, 'kept');
  clearTab();
  return names.filter((name) => session.getItem(name) !== null);
};
const agreed = (categories: string) =>
  `cookieConsent=necessary.${categories}:${TEXT_VERSION}:00000000-0000-4000-8000-000000000000`;
afterAll(() => void Reflect.deleteProperty(globalThis, 'document'));

it('[BH-07] a tab keeps nothing whose category was withdrawn in another tab', () => {
  expect(leftWith(agreed('experience.statistics.marketing'))).toEqual(names);
  expect(leftWith(agreed('experience'))).toEqual(['searchSession']);
  expect(leftWith(agreed('statistics'))).toEqual(['begunCheckout']);
  expect(leftWith(agreed('marketing'))).toEqual(['keptEvents']);
  expect(leftWith('')).toEqual([]);
});

it('[BH-07] what a tab keeps for categories is all that the settings name', () => {
  const optional = STORED.filter(({ where, category }) => where === 'session' && category !== 'necessary');
  expect(KEPT_BY_TAB).toEqual(Object.fromEntries(optional.map(({ name, category }) => [name, category])));
});
