import * as z from 'zod/mini';
import { isCheckoutPath, isStrictPath } from './strict-paths.ts';

/** What is kept of a browser's report: no address of a shopper, no query, no sample of a script. */
export interface PolicyReport {
  readonly directive: string;
  /** An origin, a scheme, or a keyword like `inline`. */
  readonly blocked: string;
  readonly page: 'checkout' | 'strict' | 'shop';
}

/** Bytes. Browsers cut their samples short; a real report has one or two kilobytes. */
export const REPORT_LIMIT = 16_384;
/** Of one request: browsers send what they have collected. */
const MOST_REPORTS = 20;

const DIRECTIVES: ReadonlySet<string> = new Set([
  ...['base-uri', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors', 'frame-src'],
  ...[
    'img-src',
    'manifest-src',
    'media-src',
    'object-src',
    'script-src',
    'script-src-attr',
    'script-src-elem',
  ],
  ...['style-src', 'style-src-attr', 'style-src-elem', 'worker-src'],
]);
const KEYWORD = /^[a-z][a-z-]{0,30}$/;

const text = z.string().check(z.maxLength(8_192));
/** What `report-uri` sends. */
const Single = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': z.optional(text),
    'violated-directive': z.optional(text),
  }),
});
/** What `report-to` sends; reports of other types may be among them. */
const Several = z.array(z.object({ type: text, body: z.unknown() })).check(z.maxLength(MOST_REPORTS));
const Body = z.object({ documentURL: text, blockedURL: text, effectiveDirective: text });

/**
 * @param host of the shop that was asked: a report about another site's page is not ours
 * @returns undefined when it is not what a browser sends about our pages
 */
export function readPolicyReports(json: string, host: string): PolicyReport[] | undefined {
  const content = parsed(json);
  const single = Single.safeParse(content);
  if (single.success) {
    const { 'document-uri': page, 'blocked-uri': blocked, ...named } = single.data['csp-report'];
    const directive = named['effective-directive'] ?? named['violated-directive'] ?? '';
    const report = reportOf({ page, blocked, directive }, host);
    return report && [report];
  }
  const several = Several.safeParse(content);
  if (!several.success) return undefined;
  const reports = several.data
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => {
      const read = Body.safeParse(body);
      if (!read.success) return undefined;
      const { documentURL: page, blockedURL: blocked, effectiveDirective: directive } = read.data;
      return reportOf({ page, blocked, directive }, host);
    })
    .filter((report) => report !== undefined);
  return reports.length === 0 ? undefined : reports;
}

function reportOf(
  { page, blocked, directive }: Record<'page' | 'blocked' | 'directive', string>,
  host: string,
): PolicyReport | undefined {
  const [name = ''] = directive.split(' ');
  const from = URL.parse(page);
  const what = KEYWORD.test(blocked) ? blocked : originOf(blocked);
  if (from?.host !== host || !DIRECTIVES.has(name) || what === undefined) return undefined;
  return { directive: name, blocked: what, page: pageOf(from.pathname) };
}

function pageOf(path: string): PolicyReport['page'] {
  if (isCheckoutPath(path)) return 'checkout';
  return isStrictPath(path) ? 'strict' : 'shop';
}

function originOf(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null) return undefined;
  // Of `data:` and `blob:` there is no origin; a host is at most 253 characters long.
  return url.origin === 'null' ? url.protocol.slice(0, 31) : url.origin.slice(0, 280);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
