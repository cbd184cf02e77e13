import { expect, it } from '@jest/globals';
import { picturesOf } from './pictures.ts';

const still = (name: string) => ({ name, alt: `${name}, from the front`, frames: 1 });
const turn = (name: string) => ({ name, alt: `${name}, turned once around`, frames: 24 });

it('pictures: a turn is not among the stills, wherever it stands', () => {
  const { media, turn: shown } = picturesOf([
    turn('ring'),
    still('ring-front'),
    still('ring-close'),
    turn('other'),
  ]);
  expect(media).toEqual([
    { name: 'ring-front', alt: 'ring-front, from the front' },
    { name: 'ring-close', alt: 'ring-close, from the front' },
  ]);
  expect(shown).toEqual({ name: 'ring', alt: 'ring, turned once around', frames: 24 });
});

it('pictures: most pieces have no turn', () => {
  expect(picturesOf([still('ring')]).turn).toBeNull();
});
