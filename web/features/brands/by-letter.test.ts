import { describe, expect, it } from '@jest/globals';
import { byLetter } from './by-letter.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('brands from A to Z', () => {
  it('stand under their first letter, accents apart, and in order', () => {
    expect(byLetter(named('Tarn', 'Étoile', 'aldous', 'Alderwyn', 'Earl'))).toEqual([
      { letter: 'A', brands: named('Alderwyn', 'aldous') },
      { letter: 'E', brands: named('Earl', 'Étoile') },
      { letter: 'T', brands: named('Tarn') },
    ]);
  });

  it('names that begin with no letter come last', () => {
    expect(byLetter(named('88 Rue', 'Zenobia')).map(({ letter }) => letter)).toEqual(['Z', '#']);
  });

  it('no brands are no letters', () => {
    expect(byLetter([])).toEqual([]);
  });
});
