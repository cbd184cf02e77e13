import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Product } from '../product.ts';
import { Versions } from './versions.tsx';

const version = (type: string, name: string, key: string, label: string) => ({
  type,
  name,
  label,
  product: { key, url: `/${key}/winterbourne/p`, media: [{ name: `ring-${key}` }] },
});
const linksOf = (...relations: object[]) => {
  const html = renderToStaticMarkup(
    <Versions code="0100001" relations={relations as unknown as Product['productRelations']} />,
  );
  return [...html.matchAll(/<a([^>]*)>(.*?)<\/a>/g)].map(([, attributes = '', content = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1],
    label: /alt="([^"]*)"/.exec(content)?.[1] ?? content,
    isCurrent: attributes.includes('aria-current="true"'),
  }));
};

describe('the versions of a piece', () => {
  it.each(['dropdown', 'image', 'thumbnail'])('[RT-29] lead each to its own page, from a %s', (type) => {
    const relations = [
      version(type, 'Metal', '0100001', 'Yellow gold'),
      version(type, 'Metal', '0100002', 'Platinum'),
    ];
    expect(linksOf(...relations)).toEqual([
      { href: '/0100001/winterbourne/p', label: 'Yellow gold', isCurrent: true },
      { href: '/0100002/winterbourne/p', label: 'Platinum', isCurrent: false },
    ]);
  });

  it('[RT-29] are not shown of a piece that has none', () => expect(linksOf()).toEqual([]));
});
