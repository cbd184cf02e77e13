import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { request } from 'undici';
import { brokenRequest } from './seeded/broken-request.ts';
import { DOCUMENT, OPERATIONS, type Operation } from './seeded/document.ts';
import { partsOf, requestOf, type Request } from './seeded/valid-request.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

/** Of each kind, valid and broken. */
const REQUESTS = 1_000;
const EACH = Math.ceil(REQUESTS / OPERATIONS.length);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(DOCUMENT, 'openapi');
const compiled = new Map<string, ValidateFunction>();

/** Whether the body is as the document says of this answer. */
function isDeclared({ path, method }: Operation, { status, type, body }: Answer): string | undefined {
  const pointer = ['paths', path, method, 'responses', String(status), 'content', type, 'schema']
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#/${pointer}` });
  compiled.set(pointer, validate);
  return validate(body) ? undefined : ajv.errorsText(validate.errors);
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
  readonly allow: string | undefined;
}

let sent = 0;

async function answerTo({ path, method, headers, body }: Request): Promise<Answer> {
  const reply = await request(`${gateway.url}${path}`, { method, headers, body: body ?? null });
  sent += 1;
  const text = await reply.body.text();
  const [type = ''] = String(reply.headers['content-type'] ?? '').split(';');
  return {
    status: reply.statusCode,
    type,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
    allow: reply.headers['allow'] as string | undefined,
  };
}

/** An answer that the document does not declare, in words. */
function wrong(operation: Operation, asked: Request, answer: Answer): string | undefined {
  const about = `${asked.about}: ${answer.status} ${JSON.stringify(answer.body)?.slice(0, 300)}`;
  if (answer.status >= 500) return `failed: ${about}`;
  if (!(String(answer.status) in operation.responses)) return `not declared: ${about}`;
  if (answer.body === undefined) return undefined;
  const error = isDeclared(operation, answer);
  return error === undefined ? undefined : `${error}: ${about}`;
}

describe('requests made from the OpenAPI document', () => {
  it.each(
    OPERATIONS.map((operation): [string, Operation] => [`${operation.method} ${operation.path}`, operation]),
  )('[RE-12] %s: what it allows is answered as it says, and never called invalid', (_name, operation) =>
    fc.assert(
      fc.asyncProperty(partsOf(operation), async (parts) => {
        const asked = requestOf(operation, parts);
        const answer = await answerTo(asked);
        expect(wrong(operation, asked, answer)).toBeUndefined();
        if (operation.path !== '/writeReview') expect([asked.about, answer.status]).not.toContain(400);
      }),
      { numRuns: EACH },
    ),
  );

  it.each(
    OPERATIONS.map((operation): [string, Operation] => [`${operation.method} ${operation.path}`, operation]),
  )('[RE-12] [RE-09] %s: what it does not allow is refused as it says', (_name, operation) =>
    fc.assert(
      fc.asyncProperty(brokenRequest(operation), async (asked) => {
        const answer = await answerTo(asked);
        expect([asked.fault, answer.type, answer.status >= 400 && answer.status < 500]).toEqual([
          asked.fault,
          'application/problem+json',
          true,
        ]);
        if (answer.status === 405) expect(answer.allow).toBe(operation.method.toUpperCase());
        else expect(wrong(operation, asked, answer)).toBeUndefined();
      }),
      { numRuns: EACH },
    ),
  );

  it('an answer beyond the document is named: a field, a status, a fault', async () => {
    const operation = OPERATIONS.find(({ path }) => path === '/api/v1/config')!;
    const asked = requestOf(operation, { params: {}, query: [], headers: {}, fields: undefined });
    const answer = await answerTo(asked);
    expect(wrong(operation, asked, answer)).toBeUndefined();
    const body = { ...(answer.body as object), secret: 'x' };
    expect(wrong(operation, asked, { ...answer, body })).toMatch(/must NOT have additional properties/);
    expect(wrong(operation, asked, { ...answer, status: 418 })).toMatch(/^not declared/);
    expect(wrong(operation, asked, { ...answer, status: 500 })).toMatch(/^failed/);
  });

  it('were two thousand', () => {
    expect(sent).toBeGreaterThanOrEqual(2_000);
  });
});
