import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { innerSegment, textOfSegment } from './inner-segment.ts';

const text = fc.string({ unit: 'binary' }).filter((value) => value.isWellFormed());

describe('a segment of an inner path', () => {
  it('gives back its text, as it is in the path and decoded', () => {
    fc.assert(
      fc.property(
        fc.oneof(text, fc.constantFrom('100%', '100%25', '%', "~'()*!", '..', 'gold ½')),
        (value) => {
          const segment = innerSegment(value);
          expect(textOfSegment(segment)).toBe(value);
          expect(textOfSegment(decodeURIComponent(segment))).toBe(value);
          expect(new URL(`http://shop/${segment}x`).pathname).toBe(`/${segment}x`);
        },
      ),
    );
  });

  it('leaves keys and codes as they are', () => {
    for (const key of ['rings', '0100001', 'metal.platinum_stone.diamond', 'rolex.point-of-sale'])
      expect(innerSegment(key)).toBe(key);
  });

  it('is what pages read their parameters by', () => {
    const root = join(import.meta.dirname, '../..');
    const pages = ['app', 'features'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /page\.tsx$/.test(file))
        .map((file) => join(folder, file)),
    );
    expect(pages.length).toBeGreaterThan(50);
    const decode = pages.filter((file) => readFileSync(join(root, file), 'utf8').includes('decodeURI'));
    expect(decode).toEqual([]);
  });
});
