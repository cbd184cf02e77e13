import { expect, it } from '@jest/globals';
import { commonDomain } from '../../gateway/src/graph-hosts.ts';
import { domainOfBoth } from '../../web/lib/domain-of-both.ts';

it.each([
  ['www.shop.example', 'graph.shop.example', 'shop.example'],
  ['shop.localhost', 'graph.shop.localhost', 'shop.localhost'],
  ['staged.shop.example', 'graph.staged.shop.example', 'staged.shop.example'],
  ['www.shop.example', 'www.shop.example', 'www.shop.example'],
  ['www.shop.example', 'graph.myshop.example', undefined],
  ['shop.example', 'myshop.example', undefined],
  ['www.shop.example', 'graph.other.test', undefined],
  ['localhost', 'localhost', undefined],
])(
  '[QY-17] the preview of %s reaches its graph at %s by the domain of the session: %s',
  (pages, graph, domain) => {
    expect(domainOfBoth(pages, graph)).toBe(domain);
    expect(commonDomain(graph, pages)).toBe(domain);
  },
);
