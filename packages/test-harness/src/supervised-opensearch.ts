import { join } from 'node:path';
import { startSearchNode } from '@loupe/local-servers/opensearch/node';
import { claimPort } from './ports.ts';
import type { SupervisedServer } from './supervised-server.ts';

export async function startSupervisedOpenSearch(folder: string): Promise<SupervisedServer> {
  const options = {
    dataDir: join(folder, 'opensearch'),
    port: await claimPort(),
    transportPort: await claimPort(),
  };
  let node = await startSearchNode(options);
  return {
    facts: { url: node.url },
    commands: {
      kill: () => node.stop('SIGKILL'),
      restart: async () => {
        await node.stop();
        node = await startSearchNode(options);
      },
    },
    // Its data is discarded.
    stop: () => node.stop(node.leavesArchive ? 'SIGTERM' : 'SIGKILL'),
  };
}
