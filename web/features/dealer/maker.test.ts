import { describe, expect, it } from '@jest/globals';
import { withMaker } from './maker.ts';

describe('the maker’s name', () => {
  it('replaces its place in every text, whatever characters it has', () => {
    const body = { title: '{maker} at Loupe', slots: [{ body: { paragraphs: ['See {maker}.', 'None.'] } }] };
    expect(withMaker(body, 'A "B" \\ $& C')).toEqual({
      title: 'A "B" \\ $& C at Loupe',
      slots: [{ body: { paragraphs: ['See A "B" \\ $& C.', 'None.'] } }],
    });
  });
});
