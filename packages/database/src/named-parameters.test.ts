import { describe, expect, it } from '@jest/globals';
import { numbered } from './named-parameters.ts';

describe('numbered', () => {
  it('numbers names as they first appear, each once', () => {
    expect(numbered('UPDATE item SET price = :price, was = :was WHERE id = :id AND price <> :price')).toEqual(
      {
        text: 'UPDATE item SET price = $1, was = $2 WHERE id = $3 AND price <> $1',
        names: ['price', 'was', 'id'],
      },
    );
    expect(numbered('VALUES (:id,:label::text, -:less, ARRAY[:first,:second])')).toEqual({
      text: 'VALUES ($1,$2::text, -$3, ARRAY[$4,$5])',
      names: ['id', 'label', 'less', 'first', 'second'],
    });
  });

  it.each([
    ['a text with numbers', 'SELECT $1::text, $2'],
    ['a cast', 'SELECT now()::date, a::text[], b :: int'],
    ['strings', "SELECT ':a', 'it''s :b', E'it\\'s :c', e'\\\\', 'c:\\', ':d'"],
    ['an identifier in quotes', 'SELECT a AS "of:me", "x"":y"'],
    ['a dollar-quoted text', 'SELECT $$ :a $$, $body$ $$ :b $body$'],
    ['a comment', 'SELECT 1 -- :a\n/* :b /* :c */ :d */'],
    ['slices', 'SELECT a[1:n], a[:n], a[m:], (a)[m :n], a[f(1):n]'],
    ['the parameter of a function by name', 'SELECT make_interval(secs := 3, mins => 2)'],
  ])('takes no name from %s', (_what, sql) => {
    expect(numbered(sql)).toEqual({ text: sql, names: [] });
  });

  it('takes a name in parentheses for the bound of a slice', () => {
    expect(numbered('SELECT a[(:first):(:last)], b[1:n], :next')).toEqual({
      text: 'SELECT a[($1):($2)], b[1:n], $3',
      names: ['first', 'last', 'next'],
    });
  });

  it('refuses names beside numbers', () => {
    expect(() => numbered('SELECT $1, :a')).toThrow('names or numbers');
    expect(numbered("SELECT '$1', :a").names).toEqual(['a']);
  });
});
