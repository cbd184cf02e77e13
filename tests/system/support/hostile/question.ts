import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { argumentOf, hostile, replaced, type Argument, type Plausible } from './arguments.ts';
import type { Random } from './random.ts';

export interface Question {
  /** `Mutation.addToCart`, with the path of what is hostile. */
  readonly about: string;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

interface Target {
  readonly operation: 'query' | 'mutation';
  /** From the root to the field whose arguments are hostile. */
  readonly path: readonly GraphQLField<unknown, unknown>[];
}

/** How deep below the root fields with arguments are looked for. */
const DEEPEST = 4;

/** Every field with an argument, by the shortest path from a root. */
export function targetsOf(schema: GraphQLSchema): Target[] {
  const targets: Target[] = [];
  const seen = new Set<GraphQLField<unknown, unknown>>();
  const walk = (type: GraphQLNamedType, before: Omit<Target, 'path'> & Pick<Target, 'path'>): void => {
    const types = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
    for (const field of types.filter(isObjectType).flatMap((each) => Object.values(each.getFields()))) {
      const here = { ...before, path: [...before.path, field] };
      if (field.args.length > 0 && !seen.has(field)) {
        seen.add(field);
        targets.push(here);
      }
      if (here.path.length < DEEPEST && !before.path.includes(field))
        queue.push([getNamedType(field.type), here]);
    }
  };
  // Breadth first: the first path to a field is the shortest.
  const queue: [GraphQLNamedType, Target][] = [];
  for (const [type, operation] of [
    [schema.getQueryType(), 'query'],
    [schema.getMutationType(), 'mutation'],
  ] as const)
    if (type) queue.push([type, { operation, path: [] }]);
  const visited = new Set<string>();
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [type, before] = next;
    const key = `${before.operation} ${type.name}`;
    if (visited.has(key)) continue;
    visited.add(key);
    walk(type, before);
  }
  return targets;
}

/** One question in which one value of the target's arguments, or two, is hostile. */
export function questionOf(
  schema: GraphQLSchema,
  { operation, path }: Target,
  given: { readonly random: Random; readonly plausible: Plausible },
): Question {
  const { random } = given;
  const target = path.at(-1)!;
  const declared: string[] = [];
  const variables: Record<string, unknown> = {};
  const changed: string[] = [];
  const callOf = (field: GraphQLField<unknown, unknown>): string => {
    const args = field.args.map((argument) => {
      const variable = `v${declared.length}`;
      declared.push(`$${variable}: ${String(argument.type)}`);
      let made: Argument = argumentOf(argument.type, argument.name, given);
      for (let times = random.chance(0.2) ? 2 : 1; field === target && times > 0; times -= 1) {
        if (made.leaves.length === 0) break;
        const leaf = random.of(made.leaves);
        made = { ...made, value: replaced(made.value, leaf.path, hostile(leaf.type, random)) };
        changed.push([argument.name, ...leaf.path].join('.'));
      }
      variables[variable] = made.value;
      return `${argument.name}: $${variable}`;
    });
    return args.length === 0 ? field.name : `${field.name}(${args.join(', ')})`;
  };
  const selection = selectionOf(schema, path, callOf, random);
  const variableText = declared.length === 0 ? '' : `(${declared.join(', ')})`;
  return {
    about: `${operation} ${path.map(({ name }) => name).join('.')}: ${changed.join(', ')}`,
    text: `${operation} Hostile${variableText} { ${selection} }`,
    variables,
  };
}

/** The path as a selection; of the last field its leaves. */
function selectionOf(
  schema: GraphQLSchema,
  path: readonly GraphQLField<unknown, unknown>[],
  callOf: (field: GraphQLField<unknown, unknown>) => string,
  random: Random,
): string {
  const [field, ...rest] = path;
  if (field === undefined) return '';
  const type = getNamedType(field.type);
  const call = callOf(field);
  if (isLeafType(type)) return call;
  const [below] = rest;
  if (below === undefined) return `${call} { __typename ${leavesOf(schema, type, random)} }`;
  const inner = selectionOf(schema, rest, callOf, random);
  const owners = (isAbstractType(type) ? schema.getPossibleTypes(type) : [type]).filter(
    (each) => isObjectType(each) && each.getFields()[below.name] === below,
  );
  const [owner] = owners;
  return `${call} { __typename ${owner === undefined || owner === type ? inner : `... on ${owner.name} { ${inner} }`} }`;
}

/** The fields without arguments and below: what a page would ask for is computed too. */
function leavesOf(schema: GraphQLSchema, type: GraphQLNamedType, random: Random, depth = 0): string {
  if (isAbstractType(type)) {
    const [first] = schema.getPossibleTypes(type);
    return `... on ${first!.name} { __typename ${leavesOf(schema, first!, random, depth + 1)} }`;
  }
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter(({ args }) => args.length === 0);
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name);
  const objects = fields.filter((field) => isObjectType(getNamedType(field.type)));
  const inner =
    depth >= 2 || objects.length === 0
      ? []
      : [random.of(objects)].map(
          ({ name, type: of }) =>
            `${name} { __typename ${leavesOf(schema, getNamedType(of), random, depth + 1)} }`,
        );
  return [...leaves.slice(0, 12), ...inner].join(' ');
}
