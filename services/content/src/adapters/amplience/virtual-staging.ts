import { TIME_OUTS } from '@loupe/outgoing/time-outs';
import type { Logger } from '@loupe/telemetry/logger';
import type { ContentItem } from '../../domain/item/content-item.ts';
import { deliveryIdOf, fetchedContents, itemOf, LeftOut, PARAMETERS, slotOf } from './amplience-wire.ts';
import { postJson, type AnswerLimits } from './post-json.ts';
import type { StagedContent, VirtualStaging } from '../../use-cases/ports/virtual-staging.ts';

export interface VirtualStagingOptions {
  /** Base URLs of the environments. A preview names one by its host; no other address is ever asked. */
  readonly urls: readonly string[];
  readonly logger: Pick<Logger, 'warn'>;
  readonly limits?: AnswerLimits;
}

type Asked = { readonly id: string } | { readonly key: string };

/** Virtual staging environments of Amplience (https://amplience.com/developers/docs/dev-tools/guides-tutorials/virtual-staging). */
export function virtualStaging(options: VirtualStagingOptions): VirtualStaging {
  const { urls, logger, limits = TIME_OUTS.contentStaging } = options;
  const byHost = new Map(urls.map((url) => [new URL(url).host, url.replace(/\/$/, '')]));

  const ask = async (url: string, requests: readonly Asked[]): Promise<(object | null)[]> =>
    fetchedContents(await postJson(`${url}/content/fetch`, { parameters: PARAMETERS, requests }, limits));

  const warn = (host: string) => (why: string) => void logger.warn({ host, why }, 'virtual staging');
  /** IN-03: a failure yields no content. */
  const asked = (host: string, url: string, requests: readonly Asked[]): Promise<(object | null)[]> =>
    ask(url, requests).catch((error: Error) => {
      warn(host)(error.message);
      return [];
    });

  return {
    at(host: string): StagedContent | null {
      const url = byHost.get(host);
      if (url === undefined) return null;
      return {
        async item(wanted) {
          const [content] = await asked(host, url, [wanted]);
          return content == null ? null : readItem(content, warn(host));
        },
        async slots(keys) {
          const contents = await asked(
            host,
            url,
            keys.map((key) => ({ key })),
          );
          return contents.flatMap((content) => {
            const slot = slotOf(content);
            const items = slot?.contents.flatMap((one) => readItem(one, warn(host)) ?? []) ?? [];
            return slot === null || items.length === 0 ? [] : [{ key: slot.key, items }];
          });
        },
      };
    },
  };
}

/** Null for what is not understood, after a warning for each part. */
function readItem(content: unknown, warn: (why: string) => void): ContentItem | null {
  const { item, parts } = itemOf(content);
  for (const { why } of parts) warn(why);
  if (!(item instanceof LeftOut)) return { id: deliveryIdOf(content), ...item };
  warn(item.why);
  return null;
}
