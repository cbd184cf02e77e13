import { plugin as resolversPlugin } from '@graphql-codegen/typescript-resolvers';

/**
 * `typescript-resolvers` with narrower types. By default `__resolveReference` may return the bare reference, so that every field has
 * two kinds of parent; our resolvers return the whole object or null. Enum values may be promises by default; ours are not.
 */
export const plugin: typeof resolversPlugin = async (...args) => {
  const output = await resolversPlugin(...args);
  if (typeof output === 'string') throw new TypeError('typescript-resolvers no longer returns an object.');
  const content = output.content
    .replaceAll(/ \| FederationReferenceTypes\['\w+'\];/g, ';')
    .replaceAll(' | FederationReferenceType, FederationReferenceType,', ', FederationReferenceType,')
    .replaceAll(/(EnumResolverSignature<.*), (ResolversTypes\['\w+'\])>;/g, '$1, Awaited<$2>>;');
  return { ...output, content };
};
