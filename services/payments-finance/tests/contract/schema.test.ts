import { readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { describe, expect, it } from '@jest/globals';
import { parse, visit } from 'graphql';
import type { GraphQLObjectType } from 'graphql';
import { resolvers } from '../../src/graphql/resolvers/resolvers.ts';

const typeDefs = parse(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

describe('schema.graphql', () => {
  it('[MU-13] is a subgraph, and every field of Mutation has its resolver', () => {
    const schema = buildSubgraphSchema([{ typeDefs, resolvers }]);
    const fieldsOf = (type: GraphQLObjectType | null | undefined) =>
      Object.keys(type?.getFields() ?? {}).filter((name) => !name.startsWith('_'));
    expect(fieldsOf(schema.getQueryType())).toEqual([]);
    expect(fieldsOf(schema.getMutationType())).toEqual(Object.keys(resolvers.Mutation));
  });

  it('[MU-13] describes everything', () => {
    const silent: string[] = [];
    visit(typeDefs, {
      InterfaceTypeDefinition: () => false, // the members of failures are described in the interface
      ObjectTypeDefinition: ({ name, description, interfaces }) => {
        const isRoot = name.value === 'Query' || name.value === 'Mutation';
        if (description === undefined && !isRoot) silent.push(name.value);
        return interfaces?.some((implemented) => implemented.name.value === 'Failure') ? false : undefined;
      },
      FieldDefinition: ({ name, description }) => {
        if (description === undefined) silent.push(name.value);
      },
    });
    expect(silent).toEqual([]);
  });
});
