import { z } from 'zod';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** The named schemas that others refer to, by name. */
export type Named = Map<string, JsonObject>;

/**
 * A schema in the words of OpenAPI 3.1, which are those of JSON Schema 2020-12. Those with an id go to `named`.
 * @param io whether it is of what is sent to us or of what we answer
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output', named: Named): JsonObject {
  const {
    $schema: _,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, { io }) as JsonObject & {
    $defs?: Record<string, JsonObject>;
  };
  for (const [id, definition] of Object.entries($defs)) named.set(id, referring(withoutId(definition)));
  if (typeof own['id'] !== 'string') return referring(own);
  const { id } = own as { id: string };
  named.set(id, referring(withoutId(own)));
  return { $ref: `#/components/schemas/${id}` };
}

const withoutId = ({ id: _, ...definition }: JsonObject): JsonObject => definition;

/** The same with references to where OpenAPI keeps schemas. */
function referring(schema: JsonObject): JsonObject {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as JsonObject;
}
