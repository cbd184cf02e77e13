import { describe, expect, it } from '@jest/globals';
import { prove, type Proof } from './prove.ts';
import { asPattern } from './run-test.ts';

const BREAKING = { file: 'tools/conformance/needs-stack.ts', find: 'web\\/e2e|', replace: '' };
const proofOf = (id: string, change: Partial<Proof> = {}): Proof => ({
  id,
  clause: 'Journeys need a shop.',
  test: 'are drawn by a seed, one a row, from those whose tests need no shop',
  file: 'tools/conformance/draw.test.ts',
  mutation: BREAKING,
  ...change,
});

describe('a proof of a clause', () => {
  it('fails when the test stays green, or does not run at all, and is told apart from one that holds', () => {
    const lines: string[] = [];
    const harmless = { ...BREAKING, find: '/** Whether', replace: '/** If' };
    const faults = prove(
      [
        proofOf('broken'),
        proofOf('harmless', { mutation: harmless }),
        proofOf('unknown', { test: 'no such test' }),
      ],
      (line) => void lines.push(line),
    );
    expect(faults).toEqual([
      expect.stringMatching(/^harmless: .* passed with tools\/conformance\/needs-stack\.ts broken$/),
      'unknown: "no such test" not run without a mutation',
    ]);
    expect(lines.map((line) => line.split(':')[0])).toEqual(['✓ broken', '✗ harmless', '✗ unknown']);
  });

  it('runs a title with its own signs, and every row of a table', () => {
    expect('a (b) [c] costs £1.50 + £2').toMatch(new RegExp(`^${asPattern('a (b) [c] costs £1.50 + £2')}$`));
    expect('page=0 is invalid').toMatch(new RegExp(`^${asPattern('%s is invalid')}$`));
    expect('pages is invalid').not.toMatch(new RegExp(`^${asPattern('page. is invalid')}$`));
  });
});
