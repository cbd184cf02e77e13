import { plugin as resolversPlugin } from '@graphql-codegen/typescript-resolvers';

/**
 * `typescript-resolvers`, narrowed to what our resolvers do. It lets `__resolveReference` pass the bare reference on, which makes the
 * reference a second kind of parent for every field: ours answer the whole object or null. And it lets the values of an enum be promises.
 */
export const plugin: typeof resolversPlugin = async (...args) => {
  const output = await resolversPlugin(...args);
  if (typeof output === 'string') throw new TypeError('typescript-resolvers no longer answers an object.');
  const content = output.content
    .replaceAll(/ \| FederationReferenceTypes\['\w+'\];/g, ';')
    .replaceAll(' | FederationReferenceType, FederationReferenceType,', ', FederationReferenceType,')
    .replaceAll(/(EnumResolverSignature<.*), (ResolversTypes\['\w+'\])>;/g, '$1, Awaited<$2>>;');
  return { ...output, content };
};
