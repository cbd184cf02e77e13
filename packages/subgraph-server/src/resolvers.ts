import type { GraphQLResolveInfo, GraphQLScalarType } from 'graphql';

type FieldResolver<Context> = (
  parent: never,
  args: never,
  context: Context,
  info: GraphQLResolveInfo,
) => unknown;

/** `__resolveReference`, `__resolveType` and `__isTypeOf` take no arguments of the operation. */
type TypeResolver<Context> = (parent: never, context: Context, info: GraphQLResolveInfo) => unknown;

/** A subgraph's resolvers by type and field, all for one kind of context. */
export interface ResolverMap<Context> {
  readonly [type: string]:
    | GraphQLScalarType
    | { readonly [value: string]: string | number }
    | { readonly [field: string]: FieldResolver<Context> | TypeResolver<Context> };
}

/** What a field's resolver returns; a parent may hold undefined instead of null. */
type AnswerOf<Resolver> = Resolver extends (...asked: never[]) => infer Answer
  ? null extends Awaited<Answer>
    ? Awaited<Answer> | undefined
    : Awaited<Answer>
  : never;

/** Fields that GraphQL cannot read from the parent: it has no such property, or one of another type. */
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
 * A subgraph's generated `Resolvers`, where every field that the default resolver cannot read is required. Without this each is
 * optional, and a field renamed in the schema would resolve to undefined.
 */
export type CompleteResolvers<Resolvers, Parents> = Resolvers & {
  readonly [Type in TypesToResolve<Resolvers, Parents>]: Required<
    Pick<
      NonNullable<Resolvers[Type]>,
      FieldsToResolve<NonNullable<Resolvers[Type]>, Parents[Type]> & keyof NonNullable<Resolvers[Type]>
    >
  >;
};
