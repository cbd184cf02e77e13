import { describe, expect, it } from '@jest/globals';
import { compareHref, comparedCodes } from './compared-pieces.ts';

const codesOf = (search: string) => comparedCodes(new URLSearchParams(search));

describe('the address of a comparison', () => {
  it('names each piece once, and survives the way back', () => {
    const codes = ['0100001', '0300002'];
    expect(codesOf('piece=0100001&piece=0300002&piece=0100001')).toEqual(codes);
    expect(codesOf(compareHref(codes).split('?')[1]!)).toEqual(codes);
    expect(compareHref([])).toBe('/compare');
  });

  it('leaves out what is no code', () => {
    expect(codesOf('piece=../x&piece=&piece=a%2Cb&piece=%00&piece=' + 'x'.repeat(41))).toEqual([]);
    expect(codesOf('other=0100001')).toEqual([]);
  });

  it('keeps one more than fit, however many are named', () => {
    const many = Array.from({ length: 1_000 }, (_, at) => `piece=p${at}`).join('&');
    expect(codesOf(many)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
  });
});
