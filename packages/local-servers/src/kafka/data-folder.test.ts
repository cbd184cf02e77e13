import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { prepareDataFolder } from './data-folder.ts';

let root: string;
let java: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'loupe-data-folder-'));
  java = join(root, 'java');
  // Formats as Kafka's tool does, and says each time that it did.
  const tool = `#!/bin/sh
    echo formatted >> ${root}/runs
    for file; do :; done
    folder=$(sed -n 's/^log.dirs=//p' "$file")
    printf 'cluster.id=tool\\ndirectory.id=tool\\nnode.id=1\\n' > "$folder/meta.properties"
    echo metadata > "$folder/bootstrap.checkpoint"`;
  writeFileSync(java, tool);
  chmodSync(java, 0o755);
});
afterEach(() => rmSync(root, { recursive: true }));

it('folders that are copied from one template belong to different clusters', async () => {
  const prepare = (name: string) =>
    prepareDataFolder({
      dataDir: join(root, name),
      port: 1,
      controllerPort: 2,
      kafkaVersion: '4.0.0',
      java: [java],
      template: join(root, 'templates/kafka'),
      log: join(root, 'log'),
      signal: undefined,
    });
  const clusters = [await prepare('one'), await prepare('two')].map(({ clusterId }) => clusterId);
  expect(readFileSync(join(root, 'runs'), 'utf8')).toBe('formatted\n');
  expect(new Set(['tool', ...clusters]).size).toBe(3);
  const metas = ['one', 'two'].map((name) => readFileSync(join(root, name, 'data/meta.properties'), 'utf8'));
  const directories = metas.map((meta) => /^directory\.id=(.+)$/m.exec(meta)?.[1]);
  expect(new Set(['tool', ...directories]).size).toBe(3);
  for (const meta of metas) expect(meta).toContain('node.id=1');
  expect(readFileSync(join(root, 'two/data/bootstrap.checkpoint'), 'utf8')).toBe('metadata\n');
});
