import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm run bundles -w web`: what Next's bundle analyser finds in the script of each kind of page. */
const NEXT = fileURLToPath(new URL('../node_modules/next/dist/bin/next', import.meta.url));
const PAGES = {
  home: '/[site]/home/[[...version]]',
  listing: '/[site]/listing/[key]/[sort]/[page]/[[...version]]',
  product: '/[site]/product/[productCode]/[[...version]]',
  bag: '/[site]/checkout/cart/[[...version]]',
};
const OURS = '[project]/web/';
const ROOMS_SHOWN = 6;

type Row =
  | { type: 'group'; kind: 'async' | 'bootstrap' | 'render_dependent'; outputs: string[] }
  | { type: 'part'; filename: string; source_path: string; compressed_size: number };

const next = (...words: string[]) =>
  execFileSync(process.execPath, [NEXT, 'analyze', ...words, import.meta.dirname], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Of one page: bytes of React, Next and other packages, of our own script that it begins with, and of what it may load later. */
function bundleOf(route: string) {
  const rows = next('export', '--route', route)
    .split('\n')
    .filter((line) => line.startsWith('{"type":"group"') || line.startsWith('{"type":"part"'))
    .map((line) => JSON.parse(line) as Row);
  const files = (isLater: boolean) =>
    rows.flatMap((row) => (row.type === 'group' && (row.kind === 'async') === isLater ? row.outputs : []));
  const first = new Set(files(false));
  const later = new Set(files(true).filter((file) => !first.has(file)));
  const bytes = { packages: 0, own: 0, later: 0 };
  const rooms = new Map<string, number>();
  for (const row of rows) {
    if (row.type !== 'part' || !/\/static\/.*\.js$/.test(row.filename)) continue;
    const { filename, source_path: source, compressed_size: size } = row;
    if (later.has(filename)) bytes.later += size;
    if (!first.has(filename)) continue;
    if (!source.startsWith(OURS)) {
      bytes.packages += size;
      continue;
    }
    bytes.own += size;
    const room = source.slice(OURS.length).split('/').slice(0, 2).join('/');
    rooms.set(room, (rooms.get(room) ?? 0) + size);
  }
  return { bytes, rooms: [...rooms].sort(([, one], [, other]) => other - one) };
}

next('--output');
const number = new Intl.NumberFormat('en-GB');
console.log('| page | packages | own | later | most of its own |\n| --- | --- | --- | --- | --- |');
for (const [page, route] of Object.entries(PAGES)) {
  const { bytes, rooms } = bundleOf(route);
  const most = rooms.slice(0, ROOMS_SHOWN).map(([room, size]) => `${room} ${number.format(size)}`);
  const row = [page, ...Object.values(bytes).map(number.format), most.join(', ')];
  console.log(`| ${row.join(' | ')} |`);
}
