import { isForeign } from '../../../lib/is-foreign.ts';
import { agrees, isRobot } from '../measuring-route.ts';

export type TagPorts = {
  /** Address of the container; null where the shop has none. */
  readonly url: string | null;
  /** Whether the request is an editor's, who sees what is not published. */
  readonly isPreview: (headers: Headers) => boolean;
};

/** IN-05, RO-03: the container that a page may load; null for who does not agree to marketing, bots and editors. */
export const containerFor = ({ url, isPreview }: TagPorts, headers: Headers): string | null =>
  isForeign(headers) || !agrees(headers, 'marketing') || isRobot(headers) || isPreview(headers) ? null : url;
