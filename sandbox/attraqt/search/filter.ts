import type { Attribute, Item } from './items.ts';

export type Filter = (item: Item) => boolean;

/** Not in the grammar of filters. */
export class FilterError extends Error {
  override readonly name = 'FilterError';
}

const TOKEN = /\s*(\(|\)|,|>=|<=|!=|=|<|>|"(?:[^"\\]|\\.)*"|[\w.:-]+)/y;

/**
 * `in_stock = true AND (price >= 100 OR brand IN ("Omega", "Tarn"))`: AND binds closer than OR. An attribute with a list matches by any of
 * its values; one that is missing matches nothing. @throws FilterError
 */
export function parseFilter(text: string): Filter {
  const tokens = tokensOf(text);
  let at = 0;
  const take = (): string => {
    const token = tokens[at++];
    if (token === undefined) throw new FilterError('The filter ends too early.');
    return token;
  };
  const expect = (wanted: string): void => {
    if (take() !== wanted) throw new FilterError(`"${wanted}" is missing.`);
  };
  const either = (): Filter => {
    const parts = [both()];
    while (tokens[at] === 'OR') {
      at++;
      parts.push(both());
    }
    return (item) => parts.some((part) => part(item));
  };
  const both = (): Filter => {
    const parts = [one()];
    while (tokens[at] === 'AND') {
      at++;
      parts.push(one());
    }
    return (item) => parts.every((part) => part(item));
  };
  const one = (): Filter => {
    const first = take();
    if (first === '(') {
      const inner = either();
      expect(')');
      return inner;
    }
    const operator = take();
    if (operator !== 'IN') return compare(first, operator, valueOf(take()));
    const values: Attribute[] = [];
    expect('(');
    do values.push(valueOf(take()));
    while (take() === ',');
    return ({ product }) => values.some((value) => listOf(product[first]).includes(value));
  };
  const filter = either();
  if (at < tokens.length) throw new FilterError(`"${tokens[at]}" is not expected.`);
  return filter;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) throw new FilterError(`Not understood from "${text.slice(from, from + 20)}".`);
    tokens.push(match[1]!);
  }
  return tokens;
}

function valueOf(token: string): string | number | boolean {
  if (token.startsWith('"')) return JSON.parse(token) as string;
  if (token === 'true' || token === 'false') return token === 'true';
  const number = Number(token);
  if (Number.isNaN(number)) throw new FilterError(`"${token}" is no value.`);
  return number;
}

const COMPARISONS: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
};

function compare(attribute: string, operator: string, value: Attribute): Filter {
  if (operator === '=') return ({ product }) => listOf(product[attribute]).includes(value);
  if (operator === '!=') return ({ product }) => !listOf(product[attribute]).includes(value);
  const comparison = COMPARISONS[operator];
  if (comparison === undefined) throw new FilterError(`"${operator}" is no operator.`);
  return ({ product }) => {
    const known = product[attribute];
    return typeof known === 'number' && typeof value === 'number' && comparison(known, value);
  };
}

export const listOf = (attribute: Attribute | undefined): readonly Attribute[] =>
  attribute == null ? [] : Array.isArray(attribute) ? (attribute as readonly string[]) : [attribute];
