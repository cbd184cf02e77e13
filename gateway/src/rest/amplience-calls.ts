import type { RequestHandler } from 'express';
import { requireFromGraph, type GraphPorts } from './ask-graph.ts';
import { CallRefused } from './call-refused.ts';
import { RECOMMENDED, VERIFY } from './operations.ts';

interface Shelf {
  readonly products: readonly { readonly key: string }[];
}

/** As the graph allows. */
const MAX_KEYS = 60;
const MAX_LIMIT = 24;
const LIMIT = 8;

const refuse = (message: string) => new CallRefused('ValidationError', message);
const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** POST /api/amplience/recommendations: `{productKeys, limit}` → `{productKeys}`, those to show beside them, each once (IN-02). */
export const recommendations =
  (ports: GraphPorts): RequestHandler =>
  async (request, response) => {
    const { productKeys, limit = LIMIT } = fieldsOf(request.body);
    if (!Array.isArray(productKeys) || productKeys.length > MAX_KEYS || !productKeys.every(isText))
      throw refuse(`productKeys is a list of at most ${MAX_KEYS} keys.`);
    if (!Number.isInteger(limit) || Number(limit) < 1 || Number(limit) > MAX_LIMIT)
      throw refuse(`limit is 1 to ${MAX_LIMIT}.`);
    const { recommendation } = await requireFromGraph<{ recommendation: readonly Shelf[] }>(
      request,
      response,
      { query: RECOMMENDED, variables: { input: { productKeys, limit } } },
      ports,
    );
    const keys = recommendation.flatMap(({ products }) => products.map(({ key }) => key));
    response.json({ productKeys: [...new Set(keys)].slice(0, Number(limit)) });
  };

/** POST /api/amplience/verifyRecaptcha: `{token, realm}` → `{success}`; uses up the token (IN-02). */
export const verifyRecaptcha =
  (ports: GraphPorts): RequestHandler =>
  async (request, response) => {
    const { token, realm } = fieldsOf(request.body);
    if (!isText(token) || !isText(realm)) throw refuse('token and realm are needed.');
    const { verifyReCaptcha: success } = await requireFromGraph<{ verifyReCaptcha: boolean }>(
      request,
      response,
      { query: VERIFY, variables: { token, realm } },
      ports,
    );
    response.json({ success });
  };
