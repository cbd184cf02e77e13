import { describe, expect, it } from '@jest/globals';
import { TEXT_VERSION } from '../consent/categories.ts';
import {
  facetsOfVersion,
  groupOfVersion,
  isPersonal,
  isStaged,
  pathForGroup,
} from '../../lib/routing/group-segment.ts';
import { drawGroup } from './client/join-group.ts';
import { groupCookie, groupIn, needsGroup } from './group-cookie.ts';

const ID = '0199a1b2-0000-4000-8000-000000000001';
const agreed = `cookieConsent=necessary.experience:${TEXT_VERSION}:${ID}`;
const refused = `cookieConsent=necessary.statistics:${TEXT_VERSION}:${ID}`;

describe('the cookie of the A/B group', () => {
  it('[ST-11] [CO-04] is written for 1825 days', () => {
    expect(groupCookie('variant', { isSecure: true })).toBe(
      'abgroup=variant; Path=/; Max-Age=157680000; SameSite=Lax; Secure',
    );
    expect(157_680_000 / 86_400).toBe(1825);
  });

  it.each([
    [agreed, true],
    [`${agreed}; abgroup=control`, false],
    [refused, false],
    ['', false],
  ])('[ST-11] is needed with cookies %j: %s', (cookies, needed) => expect(needsGroup(cookies)).toBe(needed));

  it.each([
    [`${agreed}; abgroup=variant`, 'variant'],
    [`${refused}; abgroup=variant`, null],
    ['abgroup=variant', null],
    [`${agreed}; abgroup=../x`, null],
    [agreed, null],
    [null, null],
  ])('[ST-11] of a visitor with cookies %j is %j', (cookies, group) => expect(groupIn(cookies)).toBe(group));
});

describe('drawGroup', () => {
  const groups = [
    { code: 'control', weight: 3 },
    { code: 'off', weight: 0 },
    { code: 'variant', weight: 1 },
  ];

  it.each([
    [0, 'control'],
    [0.7499, 'control'],
    [0.75, 'variant'],
    [0.9999, 'variant'],
  ])('[ST-11] draws by the weights: %d is %s', (random, code) =>
    expect(drawGroup(groups, random)).toBe(code),
  );

  it('[ST-11] draws nothing where there is no group', () => {
    expect(drawGroup([], 0.5)).toBeNull();
    expect(drawGroup([{ code: 'off', weight: 0 }], 0.5)).toBeNull();
  });
});

describe('pathForGroup', () => {
  it.each([
    ['/home', '/home/abgroup-variant'],
    ['/product/0100001', '/product/0100001/abgroup-variant'],
    ['/help/servicing', '/help/servicing/abgroup-variant'],
    ['/store/leeds', '/store/leeds/abgroup-variant'],
    ['/finder', '/finder/abgroup-variant'],
    ['/finder/region/wales', '/finder/region/wales/abgroup-variant'],
    ['/search/trings/relevance/1', '/search/trings/relevance/1/abgroup-variant'],
    ['/search/trings/relevance/1/gold', '/search/trings/relevance/1/gold'],
    ['/search', '/search'],
    ['/checkout/delivery', '/checkout/delivery'],
    ['/checkout/payment', '/checkout/payment'],
    ['/login', '/login'],
    ['/my-account', '/my-account'],
  ])('[RT-18] [BH-05] rewrites %s to %s', (path, inner) => expect(pathForGroup(path, 'variant')).toBe(inner));

  it.each([
    ['/category/engagement-rings', '/category/engagement-rings/abgroup-variant'],
    ['/listing/engagement-rings/relevance/2', '/listing/engagement-rings/relevance/2/abgroup-variant'],
    ['/listing/engagement-rings/relevance/1/gold', '/listing/engagement-rings/relevance/1/gold'],
  ])('[RT-20] rewrites %s to %s', (path, inner) => expect(pathForGroup(path, 'variant')).toBe(inner));

  it.each(['/dealer/piece/0300001', '/dealer/collection/dealer-watches', '/dealer/page/rolex.contact-us'])(
    '[VA-07] rewrites the cached page %s of the dealer’s section',
    (path) => {
      expect(pathForGroup(path, 'variant')).toBe(`${path}/abgroup-variant`);
      expect(isPersonal(path)).toBe(false);
    },
  );

  it.each([
    ...['/checkout/cart', '/checkout/orderConfirmation', '/register', '/login/accountCreated'],
    ...['/favourites', '/wishlist'],
  ])('[VA-07] rewrites %s, which no cache keeps', (path) => {
    expect(pathForGroup(path, 'variant')).toBe(`${path}/abgroup-variant`);
    expect(isPersonal(path)).toBe(true);
  });

  it('[RT-18] leaves the path of a visitor without a group', () => expect(pathForGroup('/', null)).toBe('/'));

  it('[VA-07] a page reads its group from the segment', () => {
    expect(groupOfVersion(['abgroup-variant'])).toBe('variant');
    expect(groupOfVersion(['variant'])).toBeNull();
    expect(groupOfVersion(undefined)).toBeNull();
    expect(groupOfVersion(['staged'])).toBeNull();
    expect(facetsOfVersion(['metal.gold'])).toBe('metal.gold');
    expect(facetsOfVersion(['abgroup-variant'])).toBe('');
    expect(isStaged(['staged'])).toBe(true);
    expect(isStaged(['abgroup-staged'])).toBe(false);
  });
});
