import { z } from 'zod';
import { NO_FIELDS, type Described } from './call.ts';

const text = z.string().min(1);

const common = {
  params: NO_FIELDS,
  body: undefined,
  redirects: undefined,
  isPublic: false,
  needsXhr: false,
  onlyOf: undefined,
} as const;

/** IN-02: the parameters of a signed link, as `npm run preview-link` makes it. */
const enablePreview: Described = {
  ...common,
  id: 'enablePreview',
  method: 'get',
  path: '/api/amplience/enablePreview',
  tag: 'Content',
  summary: 'An editor’s signed link: begins a preview.',
  query: z.looseObject({
    secret: text.meta({ description: 'The signature over the other parameters.' }),
    api: text,
    content: text,
    hub: text,
    path: text.meta({ description: 'The page of this shop that is shown.', examples: ['/'] }),
  }),
  redirects: { status: 307, description: 'The preview’s cookie is set, and the editor led to the page.' },
  answer: { status: 204, description: 'Never.', schema: undefined },
  refuses: ['NOT_FOUND'],
};

/** IN-02. */
const disablePreview: Described = {
  ...common,
  id: 'disablePreview',
  method: 'get',
  path: '/api/amplience/disablePreview',
  tag: 'Content',
  summary: 'Ends a preview.',
  query: z.looseObject({ path: z.string().optional().meta({ description: 'Where to go then.' }) }),
  redirects: { status: 307, description: 'The cookie is cleared, and the page is shown as visitors see it.' },
  answer: { status: 204, description: 'Never.', schema: undefined },
  refuses: [],
};

/** IN-01. */
const contentLog: Described = {
  ...common,
  id: 'logContent',
  method: 'post',
  path: '/api/amplience/log',
  tag: 'Content',
  summary: 'What a page reports about content that it could not show.',
  query: z.looseObject({}),
  body: {
    type: 'application/json',
    fields: z
      .strictObject({
        name: text.max(100),
        contents: text,
        level: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']),
        bindings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).default({}),
      })
      .meta({ examples: [{ name: 'slot', contents: 'no such component', level: 'warn', bindings: {} }] }),
  },
  answer: { status: 204, description: 'It is in the log.', schema: undefined },
  refuses: ['TooManyAttemptsError'],
};

/** The calls of the commerce host that web itself answers: they set cookies of pages, or write its log. */
export const ANSWERED_BY_WEB: readonly Described[] = [enablePreview, disablePreview, contentLog];
