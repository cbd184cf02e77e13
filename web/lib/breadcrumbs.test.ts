import { describe, expect, it } from '@jest/globals';
import { breadcrumbFacts } from './breadcrumbs.ts';

describe('breadcrumbFacts', () => {
  it('numbers the crumbs and gives absolute addresses', () => {
    const crumbs = [
      { name: 'Rings', url: '/rings' },
      { name: 'Eternity', url: '/rings/eternity' },
    ];
    expect(breadcrumbFacts(crumbs, 'https://shop.example')['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Rings', item: 'https://shop.example/rings' },
      { '@type': 'ListItem', position: 2, name: 'Eternity', item: 'https://shop.example/rings/eternity' },
    ]);
  });
});
