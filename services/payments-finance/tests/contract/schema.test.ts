import { readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { describe, expect, it } from '@jest/globals';
import { parse, visit } from 'graphql';
import { resolvers } from '../../src/graphql/resolvers/resolvers.ts';

const typeDefs = parse(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

describe('schema.graphql', () => {
  it('[QY-15] is a subgraph, and every field of Query has its resolver', () => {
    const fields = Object.keys(
      buildSubgraphSchema([{ typeDefs, resolvers }]).getQueryType()?.getFields() ?? {},
    );
    expect(fields.filter((name) => !name.startsWith('_'))).toEqual(Object.keys(resolvers.Query));
  });

  it('[QY-15] describes everything', () => {
    const silent: string[] = [];
    visit(typeDefs, {
      ObjectTypeDefinition: ({ name, description }) => {
        if (description === undefined && name.value !== 'Query') silent.push(name.value);
      },
      FieldDefinition: ({ name, description }) => {
        if (description === undefined) silent.push(name.value);
      },
    });
    expect(silent).toEqual([]);
  });
});
