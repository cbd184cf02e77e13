import { join } from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../stack/services.ts';
import { grafanaFile } from './dashboard.ts';
import { DASHBOARDS } from './dashboards.ts';
import { alertsPage, rulesFile } from './rules.ts';

export const OBSERVABILITY = join(ROOT, 'observability');

const STYLE = { printWidth: 110, singleQuote: true, trailingComma: 'all' } as const;
const json = (value: object) => format(JSON.stringify(value), { ...STYLE, parser: 'json' });

/** Every generated file by its path, as it should be. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>([
    ['prometheus/rules.json', await json(rulesFile())],
    ['alerts.md', await format(alertsPage(), { ...STYLE, parser: 'markdown' })],
  ]);
  for (const dashboard of DASHBOARDS)
    files.set(`grafana/${dashboard.uid}.json`, await json(grafanaFile(dashboard)));
  return files;
}
