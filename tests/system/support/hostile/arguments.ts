import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLInputType,
} from 'graphql';
import type { Random } from './random.ts';
import { HOSTILE_FLOATS, HOSTILE_INTS, HOSTILE_TEXTS } from './texts.ts';

/** What a shopper would send, by the name of the argument or field, so that the hostile part of a question is reached. */
export type Plausible = Readonly<Record<string, unknown>>;

type Path = readonly string[];

/** A value with its leaves, each of which can be replaced. */
export interface Argument {
  readonly value: unknown;
  readonly leaves: readonly { readonly path: Path; readonly type: string }[];
}

const MOST_DEPTH = 6;

/** @returns a plausible value of this type; undefined for an optional one that is left out */
export function argumentOf(
  type: GraphQLInputType,
  name: string,
  { random, plausible }: { readonly random: Random; readonly plausible: Plausible },
  depth = 0,
): Argument {
  if (isNonNullType(type)) return argumentOf(type.ofType, name, { random, plausible }, depth);
  if (isListType(type)) {
    const item = argumentOf(type.ofType, name, { random, plausible }, depth + 1);
    if (Array.isArray(item.value)) return item;
    return {
      value: [item.value],
      leaves: item.leaves.map((leaf) => ({ ...leaf, path: ['0', ...leaf.path] })),
    };
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || (depth < MOST_DEPTH && random.chance(0.8)),
    );
    const made = fields.map((field) => ({
      name: field.name,
      ...argumentOf(field.type, field.name, { random, plausible }, depth + 1),
    }));
    // Of an input with @oneOf exactly one.
    const chosen = type.isOneOf ? [random.of(made)] : made;
    return {
      value: Object.fromEntries(chosen.map((field) => [field.name, field.value])),
      leaves: chosen.flatMap((field) =>
        field.leaves.map((leaf) => ({ ...leaf, path: [field.name, ...leaf.path] })),
      ),
    };
  }
  if (isEnumType(type)) return { value: random.of(type.getValues()).name, leaves: [] };
  const scalar = getNamedType(type).name;
  const usual = { Int: 1, Float: 1.5, Boolean: random.chance(0.5) }[scalar] ?? 'gold';
  return {
    value: plausible[name] ?? usual,
    leaves: scalar === 'Boolean' ? [] : [{ path: [], type: scalar }],
  };
}

/** A hostile value of this scalar. */
export function hostile(scalar: string, random: Random): unknown {
  if (scalar === 'Int') return random.of(HOSTILE_INTS);
  if (scalar === 'Float') return random.of(HOSTILE_FLOATS);
  return random.of(HOSTILE_TEXTS);
}

/** The value with the leaf at this path replaced. */
export function replaced(value: unknown, path: Path, leaf: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return leaf;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === first ? replaced(item, rest, leaf) : item));
  const object = value as Record<string, unknown>;
  return { ...object, [first]: replaced(object[first], rest, leaf) };
}
