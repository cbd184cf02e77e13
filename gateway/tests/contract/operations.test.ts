import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { depthLimit } from '@loupe/subgraph-server/limits';
import {
  buildSchema,
  Kind,
  parse,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
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
import { ARGUMENTS, FIELDS } from './specified-operations.ts';
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

  it.each(['web', 'other-clients'])('[QY-18] of %s are one named operation per document', (file) => {
    const manifest = JSON.parse(readFileSync(path(`operations/${file}.json`), 'utf8')) as Record<
      string,
      string
    >;
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

const run = promisify(execFile);

describe('the operations of other clients', () => {
  const manifest = JSON.parse(readFileSync(path('operations/other-clients.json'), 'utf8')) as Record<
    string,
    string
  >;
  const operations = new Map(
    Object.values(manifest).map((text) => {
      const document = parse(text);
      const [own] = document.definitions;
      if (own?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${text.slice(0, 40)} is no operation.`);
      return [String(own.name?.value), { document, variables: own.variableDefinitions ?? [] }];
    }),
  );

  it('are what gateway/other-clients holds', async () => {
    await run(process.execPath, ['--no-warnings', path('src/operations/other-clients.ts'), '--check']);
  });

  it('[QY-19] are those that the specification names, and those of its descriptions', () => {
    expect([...operations.keys()].sort()).toEqual([...Object.keys(ARGUMENTS)].sort());
  });

  it.each(Object.entries(ARGUMENTS))(
    '[QY-19] %s takes the specification’s variables: %s',
    (name, variables) => {
      const given = operations.get(name)?.variables.map(({ variable }) => variable.name.value);
      expect(given).toEqual(expect.arrayContaining(variables.split(' ').filter(Boolean)));
    },
  );

  it.each(Object.entries(FIELDS))('[QY-19] ask for every field that it names of %s', (type, fields) => {
    const asked = new Set<string>();
    const types = new TypeInfo(schema);
    for (const { document } of operations.values())
      visit(
        document,
        visitWithTypeInfo(types, {
          Field: ({ name }) => {
            if (types.getParentType()?.name === type) asked.add(name.value);
          },
        }),
      );
    expect([...asked]).toEqual(expect.arrayContaining(fields.split(/\s+/)));
  });
});
