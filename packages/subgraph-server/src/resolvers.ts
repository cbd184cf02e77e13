import type { GraphQLResolveInfo, GraphQLScalarType } from 'graphql';

type FieldResolver<Context> = (
  parent: never,
  args: never,
  context: Context,
  info: GraphQLResolveInfo,
) => unknown;

/** `__resolveReference`, `__resolveType` and `__isTypeOf` take no arguments of the operation. */
type TypeResolver<Context> = (parent: never, context: Context, info: GraphQLResolveInfo) => unknown;

/** What a server takes: a subgraph's resolvers by type and field, all for one kind of context. */
export interface ResolverMap<Context> {
  readonly [type: string]:
    | GraphQLScalarType
    | { readonly [value: string]: string | number }
    | { readonly [field: string]: FieldResolver<Context> | TypeResolver<Context> };
}

/** What a field's resolver answers; null may be left undefined by what a parent holds. */
type AnswerOf<Resolver> = Resolver extends (...asked: never[]) => infer Answer
  ? null extends Awaited<Answer>
    ? Awaited<Answer> | undefined
    : Awaited<Answer>
  : never;

/** Fields that GraphQL cannot read from the parent: it holds nothing under that name, or something of another type. */
type FieldsToResolve<Fields, Parent> = {
  [Field in Exclude<keyof Fields, '__isTypeOf' | '__resolveType'>]-?: Field extends keyof Parent
    ? [Parent[Field]] extends [never]
      ? Field
      : Parent[Field] extends AnswerOf<NonNullable<Fields[Field]>>
        ? never
        : Field
    : Field;
}[Exclude<keyof Fields, '__isTypeOf' | '__resolveType'>];

type TypesToResolve<Resolvers, Parents> = {
  [Type in keyof Resolvers & keyof Parents]-?: NonNullable<Resolvers[Type]> extends GraphQLScalarType
    ? never
    : [FieldsToResolve<NonNullable<Resolvers[Type]>, Parents[Type]>] extends [never]
      ? never
      : Type;
}[keyof Resolvers & keyof Parents];

/**
 * A subgraph's generated `Resolvers` with every field required that its parent does not answer by itself: without this each is
 * optional, and one that is renamed in the schema would be read from the parent under a name that is not there.
 */
export type CompleteResolvers<Resolvers, Parents> = Resolvers & {
  readonly [Type in TypesToResolve<Resolvers, Parents>]: Required<
    Pick<
      NonNullable<Resolvers[Type]>,
      FieldsToResolve<NonNullable<Resolvers[Type]>, Parents[Type]> & keyof NonNullable<Resolvers[Type]>
    >
  >;
};
