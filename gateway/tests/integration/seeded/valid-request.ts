import { visible } from '@loupe/contact/visible';
import fc from 'fast-check';
import type { Operation, Parameter, Schema } from './document.ts';

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly about: string;
}

/** A request in its parts, which a broken one changes. */
export interface Parts {
  readonly params: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, unknown>> | undefined;
}

const LONGEST = 40;

/** Of an address a client itself removes the segments `.` and `..`. */
const isSeen = (text: string) => visible(text).trim() !== '' && !/[\0,]|^\.{1,2}$/.test(text);

/** A value that the schema allows; its examples are what the shop of the test knows. */
export function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const made = madeOf(schema);
  return schema.examples ? fc.oneof(fc.constantFrom(...schema.examples), made) : made;
}

function madeOf(schema: Schema): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000 });
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valueOf(field)]),
        ),
        { requiredKeys: [...(schema.required ?? [])] },
      );
    default:
      return textOf(schema);
  }
}

function textOf({ pattern, minLength = 0, maxLength = LONGEST }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined && pattern !== '\\S')
    return fc.stringMatching(new RegExp(pattern), { maxLength: Math.min(maxLength, LONGEST) });
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, LONGEST) })
    .filter((text) => (minLength === 0 ? !text.includes('\0') : isSeen(text)));
}

/** What a client sends that keeps to the document. */
export const partsOf = ({ parameters, body }: Operation): fc.Arbitrary<Parts> =>
  fc.record({
    params: namedTexts(parameters.filter((each) => each.in === 'path')),
    query: fc
      .tuple(...parameters.filter((each) => each.in === 'query').map(sentInQuery))
      .map((all) => all.flat()),
    headers: namedTexts(parameters.filter((each) => each.in === 'header')),
    fields: body ? (valueOf(body.schema) as fc.Arbitrary<Record<string, unknown>>) : fc.constant(undefined),
  });

const namedTexts = (parameters: readonly Parameter[]): fc.Arbitrary<Record<string, string>> =>
  fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, valueOf(schema).map(String)])));

function sentInQuery({ name, required, explode, schema }: Parameter): fc.Arbitrary<[string, string][]> {
  const sent = valueOf(schema).map((value): [string, string][] => {
    if (!Array.isArray(value)) return [[name, String(value)]];
    return explode ? value.map((each) => [name, String(each)]) : [[name, value.join(',')]];
  });
  return required ? sent : fc.oneof(fc.constant<[string, string][]>([]), sent);
}

export function requestOf({ method, path, body }: Operation, parts: Parts): Request {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent((parts.params[name] ?? '').toWellFormed()),
  );
  const query = new URLSearchParams(parts.query.map(([name, value]): [string, string] => [name, value]));
  const written =
    body?.type === 'application/json'
      ? JSON.stringify(parts.fields)
      : new URLSearchParams(
          Object.entries(parts.fields ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
        ).toString();
  return {
    method: method.toUpperCase(),
    path: query.size === 0 ? filled : `${filled}?${query.toString()}`,
    headers: {
      host: path.startsWith('/wishlist') ? 'loupe.localhost' : 'beaverbrooks.localhost',
      ...parts.headers,
      ...(body && { 'content-type': body.type }),
    },
    body: body && written,
    about: `${method} ${filled}?${query.toString()} ${written.slice(0, 200)}`,
  };
}
