import { ANSWERED_BY_WEB } from '../answered-by-web.ts';
import type { Described, Tag } from '../call.ts';
import { CALLS } from '../calls.ts';
import { jsonSchemaOf, type JsonObject, type Named } from './json-schema.ts';
import { parametersOf } from './parameters.ts';
import { responsesOf } from './responses.ts';

const TAGS: Readonly<Record<Tag, string>> = {
  Site: 'What a shop is like: alike for every visitor.',
  Catalogue: 'Categories, pieces and search.',
  Stores: 'Where the shops are.',
  'Bag and lists': 'What belongs to the shopper of the session.',
  Reviews: 'What shoppers write about pieces.',
  Measuring: 'What is told of visitors who agree to it.',
  Content: 'What editors and their pages call.',
};

const INFO = {
  title: 'Loupe commerce host',
  version: '1.0.0',
  summary: 'The calls of the commerce host, on the shop’s own host.',
  description: `Every call is answered on each shop's own host, which says whose data is asked for. Calls run operations of the graph for the
session of the cookie: what a shopper may do, limits and money are the graph's. Beside them stands the graph itself at /api/graphql.

A refusal is always JSON (RFC 9457) with the name of the error catalogue as \`code\`; another method than the one described is 405 with
Allow, an address that is not described 404. Requests of pages of other hosts are refused. Unknown fields are refused. Answers are
\`private, no-store\` unless they are alike for every visitor: those have an ETag and no cookie.`,
  license: { name: 'MIT', identifier: 'MIT' },
};

const SESSION = {
  type: 'apiKey',
  in: 'cookie',
  name: '__Host-session',
  description: 'The shopper’s session, which the first change of a visitor begins; `session` on plain http.',
};

/** The OpenAPI document of the commerce host: all of it follows from what the calls declare. */
export function openApiDocument(): JsonObject {
  const named: Named = new Map();
  const paths = new Map<string, Record<string, JsonObject>>();
  for (const call of [...CALLS, ...ANSWERED_BY_WEB]) {
    const operations = paths.get(call.path) ?? {};
    operations[call.method] = operationOf(call, named);
    paths.set(call.path, operations);
  }
  const schemas = Object.fromEntries([...named].sort(([one], [other]) => one.localeCompare(other, 'en')));
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/', description: 'The shop’s own host.' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(paths),
    components: { schemas, securitySchemes: { session: SESSION } },
  };
}

function operationOf(call: Described, named: Named): JsonObject {
  const parameters = parametersOf(call, named);
  return {
    operationId: call.id,
    tags: [call.tag],
    summary: call.summary,
    ...(call.onlyOf && { description: `Of the shop ${call.onlyOf} alone; NotImplementedError elsewhere.` }),
    security: call.isPublic ? [] : [{ session: [] }, {}],
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: {
        required: true,
        content: { [call.body.type]: { schema: jsonSchemaOf(call.body.fields, 'input', named) } },
      },
    }),
    responses: responsesOf(
      call.onlyOf ? { ...call, refuses: [...call.refuses, 'NotImplementedError'] } : call,
      named,
    ),
  };
}
