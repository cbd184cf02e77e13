import { expect, it } from '@jest/globals';
import { PICTURE_SHAPES } from './picture-shapes.ts';
import { pictureSizes } from './picture-sources.ts';

it.each(Object.entries(PICTURE_SHAPES))('the widths of %s are those that its sizes give', (_name, shape) => {
  expect(shape).toEqual(pictureSizes(shape.sizes));
});
