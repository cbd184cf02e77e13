import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { SERVICES } from '@loupe/contracts/services';

/**
 * `graphql-codegen --config tools/codegen/resolver-types.ts`, from the root: the types of each subgraph's resolvers from its schema.
 * They are types only, committed like the other generated contracts, and checked for drift by `npm run verify`.
 */
const config: CodegenConfig = {
  generates: Object.fromEntries(
    SERVICES.map((service) => [`${graphOf(service)}/gen/schema-types.ts`, typesOf(service)]),
  ),
};

export default config;

function typesOf(service: string): CodegenConfig['generates'][string] {
  return {
    schema: `services/${service}/schema.graphql`,
    plugins: ['typescript', join(import.meta.dirname, 'resolver-types.plugin.ts')],
    config: {
      federation: true,
      contextType: '../context.ts#Context',
      mappers: mappersOf(service),
      scalars: { ID: 'string', JSON: 'unknown' },
      enumsAsTypes: true,
      immutableTypes: true,
      useTypeImports: true,
      importExtension: '.ts',
      makeResolverTypeCallable: true,
      // Members of unions contain their __typename, so that no __resolveType is needed.
      resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
      // Nullable fields are null, not undefined; arguments with a default are always present.
      avoidOptionals: { field: true, defaultValue: true, query: true, mutation: true },
    },
  };
}

/** The parent type of <Type> is `export type <Type>Mapper` in the service's mappers.ts, or else the schema's type. */
function mappersOf(service: string): Record<string, string> {
  const file = `${graphOf(service)}/mappers.ts`;
  if (!existsSync(file)) return {};
  const names = readFileSync(file, 'utf8').matchAll(/^export (?:type|interface) (\w+)Mapper\b/gm);
  return Object.fromEntries([...names].map(([, name = '']) => [name, `../mappers.ts#${name}Mapper`]));
}

function graphOf(service: string): string {
  return `services/${service}/src/graphql`;
}
