import type { Site } from '@loupe/contracts/sites';
import { z } from 'zod';
import type { AskGraph } from './ask-graph.ts';
import { readFields } from './read-fields.ts';
import type { RefusalCode } from './refusal-codes.ts';

export type Tag = 'Site' | 'Measuring' | 'Catalogue' | 'Stores' | 'Bag and lists' | 'Reviews' | 'Content';

/** The body of a POST: a form, as the fetch helper of pages sends it (RE-09), or JSON. */
export interface Body<Fields extends z.ZodObject = z.ZodObject> {
  readonly type: 'application/x-www-form-urlencoded' | 'application/json';
  readonly fields: Fields;
}

/** What a call says about itself: the OpenAPI document is made of these. */
export interface Described {
  /** Its operationId. */
  readonly id: string;
  readonly method: 'get' | 'post';
  /** As OpenAPI writes it: `/api/v2/category/{key}`. */
  readonly path: `/${string}`;
  readonly tag: Tag;
  /** One sentence. */
  readonly summary: string;
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  readonly body: Body | undefined;
  readonly answer: Answer;
  /** Where a browser that sent the call as a form is led instead of being answered. */
  readonly redirects: { readonly status: 303 | 307; readonly description: string } | undefined;
  /** Beyond what any call may answer. */
  readonly refuses: readonly RefusalCode[];
  /** Answered alike for every visitor of a shop: it may be cached, reads no session and sets no cookie. */
  readonly isPublic: boolean;
  /** Whether it is for scripts of pages alone, which say so in X-Requested-With (RE-07). */
  readonly needsXhr: boolean;
  /** The only shop that has it; all of them unless set. */
  readonly onlyOf: Site | undefined;
}

export interface Answer<Schema extends z.ZodType = z.ZodType> {
  readonly status: 200 | 202 | 204;
  readonly description: string;
  /** Of a JSON body; without one the answer is empty. */
  readonly schema: Schema | undefined;
}

/** A handler's answer to a form of a page: where its browser is led. */
export class Redirect {
  readonly location: string;

  constructor(location: string) {
    this.location = location;
  }
}

/** The request as it came, not yet judged. */
export interface Sent {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly site: Site;
  readonly cookieHeader: string | undefined;
  /** Whether a browser sent it that wants a page, and no script. */
  readonly isForm: boolean;
}

/** The same with its fields read. */
export interface Asked<Params, Query, Fields> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Fields;
  readonly site: Site;
  readonly cookieHeader: string | undefined;
  readonly isForm: boolean;
}

export interface Call extends Described {
  /** @throws CallRefused */
  readonly answerTo: (sent: Sent, ask: AskGraph) => Promise<unknown>;
}

interface Definition<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodObject, A extends z.ZodType>
  extends
    Pick<Described, 'id' | 'method' | 'path' | 'tag' | 'summary'>,
    Partial<Pick<Described, 'redirects' | 'refuses' | 'isPublic' | 'needsXhr' | 'onlyOf'>> {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: Body<B>;
  readonly answer: { readonly status?: 200 | 202; readonly description: string; readonly schema: A };
  readonly handler: (
    asked: Asked<z.output<P>, z.output<Q>, z.output<B>>,
    ask: AskGraph,
  ) => Promise<z.input<A> | Redirect>;
}

type None = z.ZodObject<Record<never, never>, z.core.$strict>;

export const NO_FIELDS: None = z.strictObject({});

/** Pages add the time of a GET that must not come from a cache (RE-07). */
const CACHE_BUSTER = z
  .string()
  .regex(/^\d{0,16}$/)
  .optional()
  .meta({
    description: 'Ignored. A number that makes the address unique, so that no cache answers.',
    examples: ['1764340000000'],
  });

/** One call of the commerce host. Its handler only translates: who may do what, limits and money are the graph's. */
export function defineCall<
  A extends z.ZodType,
  P extends z.ZodObject = None,
  Q extends z.ZodObject = None,
  B extends z.ZodObject = None,
>(definition: Definition<P, Q, B, A>): Call {
  const { handler, answer, method, body, ...declared } = definition;
  const params: z.ZodObject = declared.params ?? NO_FIELDS;
  const query: z.ZodObject = declared.query ?? NO_FIELDS;
  const call = {
    redirects: undefined,
    refuses: [],
    isPublic: false,
    needsXhr: false,
    onlyOf: undefined,
    ...declared,
    method,
    params,
    body,
    query: method === 'get' ? query.extend({ _: CACHE_BUSTER }) : query,
    answer: { status: 200 as const, ...answer },
  };
  return {
    ...call,
    answerTo: (sent, ask) =>
      handler(
        {
          params: readFields(call.params, sent.params) as z.output<P>,
          query: readFields(call.query, sent.query) as z.output<Q>,
          body: readFields(body?.fields ?? NO_FIELDS, sent.body) as z.output<B>,
          site: sent.site,
          cookieHeader: sent.cookieHeader,
          isForm: sent.isForm,
        },
        ask,
      ),
  };
}
