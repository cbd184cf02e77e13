import * as z from 'zod/mini';
import { boundedBody } from '../../../lib/bounded-body.ts';
import { isForeign } from '../../../lib/is-foreign.ts';
import { MostPerMinute } from '../../../lib/most-per-minute.ts';
import { PAGE_NAMES, type PageName } from '../../../lib/page-names.ts';
import { jsonIn } from '../../../lib/json-in.ts';
import { isRobot } from '../measuring-route.ts';
import { cleanWords } from '../clean-words.ts';
import type { CountedView } from '../counted-view.ts';
import { isNotCounted } from '../not-counted.ts';
import { readAddress } from '../../../lib/routing/address.ts';

export type CountPorts = {
  /** Adds one. @param dim what is counted apart under the name */
  readonly count: (headers: Headers, name: 'views' | 'searches' | 'searches-in-vain', dim: string) => void;
  /** Whether the request is an editor's, who sees what is not published. */
  readonly isPreview: (headers: Headers) => boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};

/** Bytes. */
const BODY_LIMIT = 2_000;
/** Requests a minute of one process, from whichever network. */
const MOST_REQUESTS = 6_000;

const View = z.strictObject({
  path: z.string().check(z.regex(/^\/[\w\-.~%/]*$/), z.maxLength(300)),
  shown: z.optional(z.enum(PAGE_NAMES)),
  words: z.optional(z.string().check(z.maxLength(200))),
});

/**
 * Counts a view that a page tells of, and the search that it is. Not of a visitor who objects, a bot or an editor, who are answered alike.
 * @returns the answer's status: 204, 400 not what pages send, 403 not of our page, 413 too large, 429 too many
 */
export function createViewCounter(ports: CountPorts): (request: Request) => Promise<number> {
  const minute = new MostPerMinute(MOST_REQUESTS, ports.now);
  return async (request) => {
    const { headers } = request;
    if (isForeign(headers)) return 403;
    if (!minute.admit()) return 429;
    const body = await boundedBody(request, BODY_LIMIT).catch(() => undefined);
    if (body === undefined) return 413;
    const view = View.safeParse(jsonIn(body)).data;
    if (view === undefined) return 400;
    if (!isNotCounted(headers.get('cookie')) && !isRobot(headers) && !ports.isPreview(headers))
      countView(ports, headers, view as CountedView);
    return 204;
  };
}

function countView({ count }: CountPorts, headers: Headers, { path, shown, words }: CountedView): void {
  const kind = viewKind(path, shown);
  if (kind === null) return;
  count(headers, 'views', kind);
  if (kind !== '/search' || !words?.trim()) return;
  count(headers, 'searches', '');
  if (shown === 'Search Results Empty Page') count(headers, 'searches-in-vain', cleanWords(words) ?? '');
}

const NOT_FOUND = 'not-found';

/**
 * The kind of page that is counted: the path of a page that has one of its own, or what the address means, as product and listing. No address
 * of a single piece, and no text that anybody has typed.
 * @returns null for editors' previews, which do not count
 */
function viewKind(path: string, shown: PageName | undefined): string | null {
  const { address, path: own, staged } = readAddress(path);
  if (staged) return null;
  if (shown === 'Not Found Page' || address.kind === 'missing') return NOT_FOUND;
  return address.kind === 'route' ? own : address.kind;
}
