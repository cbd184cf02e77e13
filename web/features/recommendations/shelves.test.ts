import { expect, it } from '@jest/globals';
import { shelvesOf } from './shelves.ts';

const list = (strategy: string, keys: string) => ({ strategy, products: [...keys].map((key) => ({ key })) });
const shown = (lists: ReturnType<typeof list>[], most: number) =>
  shelvesOf(lists, most).map(({ strategy, products }) => [strategy, products.map(({ key }) => key).join('')]);

it('shelves are filled with what no shelf above them shows', () => {
  const related = list('related', 'abcdef');
  expect(shown([list('alsoViewed', 'abcxyz'), related, list('completeTheSet', 'ab')], 3)).toEqual([
    ['completeTheSet', 'ab'],
    ['related', 'cde'],
    ['alsoViewed', 'xyz'],
  ]);
});

it('a product that did not fit on its shelf may stand on the next one', () => {
  expect(shown([list('related', 'abc'), list('alsoBought', 'bc')], 1)).toEqual([
    ['related', 'a'],
    ['alsoBought', 'b'],
  ]);
});

it('a shelf with nothing new is left out', () => {
  expect(shown([list('related', 'ab'), list('alsoBought', 'ba')], 4)).toEqual([['related', 'ab']]);
});
