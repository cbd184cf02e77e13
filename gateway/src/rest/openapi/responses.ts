import { STATUS_CODES } from 'node:http';
import type { Described } from '../call.ts';
import { PROBLEM_TYPE, Problem } from '../problem.ts';
import { statusOfCode, type RefusalCode } from '../refusal-codes.ts';
import { jsonSchemaOf, type JsonObject, type Named } from './json-schema.ts';

/** What any call may answer: a page of another host asked, a service is down, or something of ours failed. */
const ALWAYS: readonly RefusalCode[] = ['FORBIDDEN', 'HTTPError', 'INTERNAL_SERVER_ERROR', 'ValidationError'];

/** By status; those of express for a body have no name of the catalogue. */
export function responsesOf(call: Described, named: Named): JsonObject {
  const problem = {
    content: { [PROBLEM_TYPE]: { schema: jsonSchemaOf(Problem, 'output', named) } },
  };
  const codes = [...ALWAYS, ...(call.isPublic ? [] : (['SessionExpiredError'] as const)), ...call.refuses];
  const byStatus = Map.groupBy(new Set(codes), statusOfCode);
  const refused = [...byStatus].map(([status, names]): [string, JsonObject] => [
    String(status),
    { description: `${STATUS_CODES[status]}: ${names.join(', ')}.`, ...problem },
  ]);
  const tooLarge: [string, JsonObject][] = call.body
    ? [['413', { description: 'The body is too large.', ...problem }]]
    : [];
  const tooLong: [string, JsonObject] = [
    '431',
    { description: 'The address and the headers have more than 16 kB together.', ...problem },
  ];
  return Object.fromEntries(
    [...answered(call, named), ...tooLarge, ...refused, tooLong].sort(
      ([one], [other]) => Number(one) - Number(other),
    ),
  );
}

function answered({ answer, redirects, isPublic }: Described, named: Named): [string, JsonObject][] {
  const { status, description, schema } = answer;
  const content = schema && {
    content: { 'application/json': { schema: jsonSchemaOf(schema, 'output', named) } },
  };
  const headers = isPublic && {
    headers: {
      ETag: { description: 'To ask for the answer again with If-None-Match.', schema: { type: 'string' } },
    },
  };
  const onlyRedirects = redirects !== undefined && schema === undefined;
  return [
    ...(onlyRedirects
      ? []
      : [[String(status), { description, ...headers, ...content }] as [string, JsonObject]]),
    ...(isPublic
      ? [['304', { description: 'As the answer that If-None-Match names.' }] as [string, JsonObject]]
      : []),
    ...(redirects
      ? [
          [
            String(redirects.status),
            {
              description: redirects.description,
              headers: { Location: { description: 'A page of this shop.', schema: { type: 'string' } } },
            },
          ] as [string, JsonObject],
        ]
      : []),
  ];
}
