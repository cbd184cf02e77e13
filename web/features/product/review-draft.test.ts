import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { readDraft, writeDraft } from './review-draft.ts';

const DRAFT = {
  productCode: 'GC',
  rating: '4',
  title: 'Großartig 💍',
  text: 'Zwei\nZeilen',
  nickname: 'Zoë',
  field: 'text',
  message: 'Write your review.',
};

describe('a review that was not taken', () => {
  it('[RE-08] is shown again as it was typed', () => {
    expect(readDraft(writeDraft(DRAFT))).toEqual(DRAFT);
    expect(readDraft('')).toBeNull();
    expect(readDraft('no draft')).toBeNull();
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['one without a reason', { ...DRAFT, message: undefined }],
    ['one whose title is no text', { ...DRAFT, title: { toString: 1 } }],
  ])('[RE-08] is no draft when a visitor sends %s', (_what, sent) => {
    expect(readDraft(deflateRawSync(JSON.stringify(sent)).toString('base64url'))).toBeNull();
  });

  it('[RE-08] fits into a header however long it is', () => {
    const random = Array.from({ length: 20_000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
    );
    const written = writeDraft({ ...DRAFT, text: random.join('') });
    expect(written.length).toBeLessThan(10_000);
    expect(readDraft(written)?.text.startsWith(random.slice(0, 100).join(''))).toBe(true);
    for (const field of ['rating', 'title', 'nickname'])
      expect(writeDraft({ ...DRAFT, [field]: random.join('') }).length).toBeLessThan(10_000);
  });
});
