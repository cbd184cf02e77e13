import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidFieldError } from '@loupe/contact/invalid-field-error';
import { parseLookup } from './lookup.ts';

function fieldOf(input: Parameters<typeof parseLookup>[0]): string | undefined {
  try {
    parseLookup(input);
    return undefined;
  } catch (error) {
    if (error instanceof InvalidFieldError) return error.field;
    throw error;
  }
}

describe('a question about an address', () => {
  it('[QY-02] is a search by what was typed', () => {
    const question = parseLookup({ term: '  ls1 4ap ', country: 'gb' });
    expect(question).toEqual({ kind: 'search', term: 'ls1 4ap', country: 'GB' });
  });

  it('[QY-02] is about a choice once there is one, whatever the search text', () => {
    expect(parseLookup({ term: 'ls1', id: 'a.1', country: 'IM' })).toEqual({
      kind: 'choice',
      id: 'a.1',
      country: 'IM',
    });
    expect(parseLookup({ id: 'c.1', country: 'IE' })).toEqual({ kind: 'choice', id: 'c.1', country: 'IE' });
  });

  it.each([
    ['input.country', { term: 'Paris', country: 'FR' }],
    ['input.country', { term: 'Leeds', country: '' }],
    ['input.term', { country: 'GB' }],
    ['input.term', { term: ' ab ', country: 'GB' }],
    ['input.term', { term: 'x'.repeat(101), country: 'GB' }],
    ['input.term', { term: 'Leeds\u0007', country: 'GB' }],
    ['input.id', { id: 'x'.repeat(501), country: 'GB' }],
    ['input.id', { id: 'a.\u0000', country: 'GB' }],
  ])('[QY-02] [VA-13] names %s when it is invalid', (field, input) => expect(fieldOf(input)).toBe(field));

  it('[QY-02] has at least three characters, counted by code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '\u{1d41a}'), maxLength: 8 }), (term) => {
        expect(fieldOf({ term, country: 'GB' }) === undefined).toBe([...term].length >= 3);
      }),
    );
  });
});
