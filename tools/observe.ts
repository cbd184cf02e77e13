import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles, OBSERVABILITY } from './observe/files.ts';
import { serveDashboards } from './observe/serve.ts';
import { interruption } from './stack/interruption.ts';
import { runCommand } from './stack/run-command.ts';
import { findRunningShop } from './stack/running-shop.ts';

const HELP = `npm run observe               Prometheus and a page of the dashboards for the shop that runs on this machine (LOUPE_DATA)
npm run observe -- generate   writes the rules, dashboards and list of alerts in observability/ again

Prometheus is the system's, or Debian's package unpacked below .loupe. Ctrl-C stops both.`;

async function generate(): Promise<number> {
  const files = await generatedFiles();
  for (const [path, content] of files) {
    const file = join(OBSERVABILITY, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  process.stdout.write(`Wrote ${files.size} files.\n`);
  return 0;
}

async function observe(): Promise<number> {
  const { ports } = findRunningShop();
  const { signal, dispose } = interruption();
  try {
    await serveDashboards(ports, signal);
  } finally {
    dispose();
  }
  return 0;
}

async function main(): Promise<number> {
  const [command] = process.argv.slice(2);
  if (command === 'generate') return generate();
  if (command === undefined) return observe();
  process.stdout.write(`${HELP}\n`);
  return command === '--help' ? 0 : 1;
}

await runCommand(main);
