import { DASHBOARDS } from './dashboards.ts';
import { rulesFile } from './rules.ts';

export const ruleExpressions = (): string[] =>
  rulesFile().groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));

/** Every PromQL expression of the rules and the dashboards. */
export const expressions = (): string[] => [
  ...ruleExpressions(),
  ...DASHBOARDS.flatMap(({ panels }) => panels.flatMap(({ queries }) => queries.map(({ expr }) => expr))),
];

export interface Selector {
  /** Without the suffix of a histogram's samples. */
  readonly name: string;
  readonly labels: readonly { readonly key: string; readonly values: readonly string[] }[];
}

const SELECTOR = /\b(loupe_\w+)(?:\{([^}]*)\})?/g;
const MATCHER = /(\w+)=~?"([^"]*)"/g;

/** The metrics that an expression reads, with the values of labels that it asks for. */
export const selectorsIn = (expr: string): Selector[] =>
  [...expr.matchAll(SELECTOR)].map(([, name = '', labels = '']) => ({
    name: name.replace(/(_seconds)_(?:bucket|sum|count)$/, '$1'),
    labels: [...labels.matchAll(MATCHER)]
      .filter(([, key]) => key !== 'le')
      .map(([, key = '', values = '']) => ({ key, values: values.split('|') })),
  }));

export const namesIn = (expr: string): string[] => selectorsIn(expr).map(({ name }) => name);
