import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { depthLimit } from '@loupe/subgraph-server/limits';
import { buildSchema, parse, specifiedRules, validate } from 'graphql';
import {
  aliasLimit,
  BODY_LIMIT,
  DEPTH_LIMIT,
  repetitionLimit,
  requireNamedOperation,
  TOKEN_LIMIT,
} from '../../src/limits.ts';
import * as catalogue from '../../src/rest/catalogue-operations.ts';
import * as facade from '../../src/rest/operations.ts';
import { readListedOperations } from '../../src/operations/listed-operations.ts';

const path = (relative: string) => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
const schema = buildSchema(readFileSync(path('supergraph/supergraph.graphql'), 'utf8'));
const limits = [depthLimit(DEPTH_LIMIT), aliasLimit, repetitionLimit];
const listed = [...readListedOperations(path('operations')).values()];

describe('the storefront’s operations', () => {
  it('[QY-18] are valid in the graph and within its limits, as are those of the REST calls', () => {
    expect(listed.length).toBeGreaterThan(20);
    for (const text of [...listed, ...Object.values(facade), ...Object.values(catalogue)]) {
      const document = parse(text, { maxTokens: TOKEN_LIMIT });
      const errors = validate(schema, document, [...specifiedRules, ...limits]);
      expect([text.slice(-60), errors]).toEqual([text.slice(-60), []]);
      expect(text.length).toBeLessThan(BODY_LIMIT);
    }
  });

  it('[QY-18] are one named operation per document', () => {
    const manifest = JSON.parse(readFileSync(path('operations/web.json'), 'utf8')) as Record<string, string>;
    const names = Object.values(manifest).map((text) => {
      const operations = parse(text).definitions.filter(({ kind }) => kind === 'OperationDefinition');
      expect(operations).toHaveLength(1);
      const [operation] = operations;
      return operation?.kind === 'OperationDefinition' && requireNamedOperation(operation).name?.value;
    });
    expect(new Set(names).size).toBe(names.length);
  });

  it('never use introspection', () => {
    expect(listed.filter((text) => /__schema|__type\b/.test(text))).toEqual([]);
  });
});
