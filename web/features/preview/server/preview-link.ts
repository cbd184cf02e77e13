import * as z from 'zod/mini';
import type { Preview } from '../preview.ts';
import { PREVIEWED_ITEM } from '../../../lib/routing/address.ts';
import { ownPath } from '../../../lib/routing/own-path.ts';
import { seal, unseal } from '../../../lib/signed.ts';

export type PreviewRules = {
  /** Signs. */
  readonly key: Buffer;
  /** Any of them may have signed: in a rotation the former one, too. */
  readonly keys: readonly Buffer[];
  /** Staging environments and accounts that a preview may name; none allows no preview. */
  readonly apis: readonly string[];
  readonly hubs: readonly string[];
};

const text = z.string().check(z.maxLength(100));
const Shape = z.object({
  api: text,
  hub: text,
  content: z.nullable(text),
  edition: z.nullable(text),
  at: z.nullable(z.iso.datetime()),
});

/** The fields of a link that its signature covers, besides the time at which it expires. */
const FIELDS = ['api', 'hub', 'content', 'edition', 'at', 'path'] as const;
/** Without a path the link leads to the item, or home. */
type Fields = Preview & { readonly path: string | null };

const signedText = (fields: Readonly<Record<string, string | null>>): object =>
  Object.fromEntries(FIELDS.map((name) => [name, fields[name] ?? null]));

/** The query of an editor's link (IN-02). @param expires seconds since 1970 */
export function previewLink(fields: Fields, expires: number, { key }: Pick<PreviewRules, 'key'>): string {
  const query = new URLSearchParams();
  for (const name of FIELDS) {
    const value = fields[name];
    if (value !== null) query.set(name, value);
  }
  query.set('secret', seal(signedText(fields), expires, key));
  return query.toString();
}

/**
 * What a link shows and where it leads. @param now seconds since 1970
 * @returns null unless the link is ours, unchanged, not expired, and names an environment and an account of ours
 */
export function openPreviewLink(
  query: URLSearchParams,
  now: number,
  rules: PreviewRules,
): { preview: Preview; path: string } | null {
  const given = signedText(Object.fromEntries(query));
  const sealed = unseal(query.get('secret'), now, rules.keys) as Readonly<Record<string, unknown>> | null;
  if (sealed === null || JSON.stringify(given) !== JSON.stringify(signedText(sealed as never))) return null;
  const preview = allowed(given, rules);
  if (preview === null) return null;
  const path = query.get('path') ?? (preview.content === null ? '/' : PREVIEWED_ITEM);
  return { preview, path: ownPath(path) };
}

/** The preview in a cookie. @param now seconds since 1970 */
export const openPreviewCookie = (
  value: string | undefined,
  now: number,
  rules: PreviewRules,
): Preview | null => allowed(unseal(value, now, rules.keys), rules);

function allowed(value: unknown, { apis, hubs }: PreviewRules): Preview | null {
  const { success, data } = Shape.safeParse(value);
  return success && apis.includes(data.api) && hubs.includes(data.hub) ? data : null;
}
