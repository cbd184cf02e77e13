import { expect, it } from '@jest/globals';
import * as shapes from './picture-shapes.ts';
import { pictureSizes } from './picture-sources.ts';

it.each(Object.entries(shapes))('the widths of %s are those that its sizes give', (_name, shape) => {
  expect(shape).toEqual(pictureSizes(shape.sizes));
});
