import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { browserStorage } from '../../../lib/browser-storage.ts';
import { STORED } from '../stored-names.ts';
import { clearNotAgreed } from './clear-not-agreed.ts';

const expired: string[] = [];
const stored = STORED.filter(({ where }) => where !== 'cookie');
const left = () =>
  stored
    .filter(({ where, name }) => browserStorage(where as 'local' | 'session').getItem(name) !== null)
    .map(({ name }) => name);

beforeEach(() => {
  expired.length = 0;
  for (const { where, name } of stored) browserStorage(where as 'local' | 'session').setItem(name, 'kept');
  const value = { set cookie(text: string) { expired.push(text); } }; // prettier-ignore
  Object.defineProperty(globalThis, 'document', { configurable: true, value });
});
afterAll(() => void Reflect.deleteProperty(globalThis, 'document'));

it('[BH-07] without an answer only what is necessary is left, and the cookies of the shop’s pages go', () => {
  clearNotAgreed(['necessary']);
  expect(left()).toEqual(stored.filter(({ category }) => category === 'necessary').map(({ name }) => name));
  expect(expired).toEqual([
    'x-attraqt-clusterid=; Path=/; Max-Age=0; SameSite=Lax',
    'abgroup=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});

it('[BH-07] [IN-04] the cluster and the session of the search are of experience, not of statistics', () => {
  clearNotAgreed(['necessary', 'experience']);
  expect(left()).toEqual(expect.arrayContaining(['searchSession', 'recentlyViewed']));
  expect(expired).toEqual([]);
  clearNotAgreed(['necessary', 'statistics']);
  expect(left()).not.toContain('searchSession');
  expect(expired[0]).toMatch(/^x-attraqt-clusterid=;/);
});
