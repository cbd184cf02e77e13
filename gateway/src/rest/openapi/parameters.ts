import type { z } from 'zod';
import type { Described } from '../call.ts';
import { jsonSchemaOf, type JsonObject, type Named } from './json-schema.ts';

const XHR: JsonObject = {
  name: 'X-Requested-With',
  in: 'header',
  required: true,
  description: 'Which only scripts of the shop’s own pages can send.',
  schema: { type: 'string', const: 'XMLHttpRequest' },
};

/** The parameters of a call, in the order in which it declares them. */
export const parametersOf = ({ params, query, needsXhr }: Described, named: Named): JsonObject[] => [
  ...Object.entries(params.shape).map(([name, field]) => parameter('path', name, field as z.ZodType, named)),
  ...Object.entries(query.shape).map(([name, field]) => parameter('query', name, field as z.ZodType, named)),
  ...(needsXhr ? [XHR] : []),
];

function parameter(where: 'path' | 'query', name: string, field: z.ZodType, named: Named): JsonObject {
  // What the text of an address is read as.
  const { explode, description, ...schema } = jsonSchemaOf(field, 'output', named);
  return {
    name,
    in: where,
    required: where === 'path' || !field.safeParse(undefined).success,
    ...(description !== undefined && { description }),
    ...(explode !== undefined && { style: 'form', explode }),
    schema,
  };
}
