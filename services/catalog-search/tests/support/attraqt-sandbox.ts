import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type Sandbox } from '@loupe/test-harness/sandbox';

export const TOKENS = { beaverbrooks: 'beaverbrooks-token', loupe: 'loupe-token' };
const TRACKER_KEY = 'key';
const FEED_CREDENTIALS = 'feed:pass word';

export interface AttraqtSandbox extends Pick<Sandbox, 'url' | 'stop'> {
  /** With user and password. */
  readonly feedUrl: string;
  /** Whether it answers 503 to everything. */
  takeDown(down: boolean): Promise<void>;
  /** Reports to the collector what was looked at or bought in a visit of its own. */
  visit(action: 'view' | 'purchase', codes: readonly string[]): Promise<void>;
}

let visits = 0;

/** The search provider of the sandbox in its own process, which has nothing to search yet. */
export async function startAttraqtSandbox(): Promise<AttraqtSandbox> {
  const { url, stop, put } = await startSandbox('attraqt', {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'attraqt-')),
    TRACKER_KEY,
    FEED_CREDENTIALS,
    SEARCH_TOKENS: Object.values(TOKENS).join(','),
  });
  const feed = new URL(url);
  [feed.username = '', feed.password = ''] = FEED_CREDENTIALS.split(':');
  return {
    url,
    stop,
    feedUrl: feed.href,
    takeDown: async (down) => void (await put('/control', { down })),
    async visit(action, codes) {
      const sessionId = `visit-${++visits}`;
      for (const product of codes) {
        const activity = {
          action,
          target: { product },
          metadata: {},
          segments: [],
          timestamp: '2026-11-23T10:00:00.000Z',
          user: { identities: { sessionId }, traits: {}, segments: [] },
        };
        const answer = await fetch(`${url}/${TRACKER_KEY}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(activity),
        });
        if (answer.status !== 201) throw new Error(`The collector answered ${answer.status}.`);
      }
    },
  };
}
