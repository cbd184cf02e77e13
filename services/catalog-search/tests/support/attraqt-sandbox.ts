import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type Sandbox } from '@loupe/test-harness/sandbox';

export const TOKENS = { beaverbrooks: 'beaverbrooks-token', loupe: 'loupe-token' };

export interface AttraqtSandbox extends Pick<Sandbox, 'url' | 'stop'> {
  /** Whether it answers 503 to everything. */
  takeDown(down: boolean): Promise<void>;
}

/** The search provider of the sandbox in its own process, which has nothing to search yet. */
export async function startAttraqtSandbox(): Promise<AttraqtSandbox> {
  const { url, stop, put } = await startSandbox('attraqt', {
    ...{ DATA_DIR: mkdtempSync(join(tmpdir(), 'attraqt-')), TRACKER_KEY: 'key' },
    SEARCH_TOKENS: Object.values(TOKENS).join(','),
  });
  return { url, stop, takeDown: async (down) => void (await put('/control', { down })) };
}
