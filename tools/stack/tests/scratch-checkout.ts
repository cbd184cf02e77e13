import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../services.ts';

/** Files by path that replace the real ones; null: the file or folder is missing. */
export type Changes = Readonly<Record<string, string | null>>;

/** Never linked: state of the real checkout, which a test must not change. */
const STATE = ['.git', '.loupe'];

/** Code that finds the root from its own path. */
const OWN = ['tools', 'operations', 'packages/local-servers'];

/** A checkout that a test may change: its folders are links to the real ones, except OWN and the parent folders of changes. */
export function scratchCheckout(changes: Changes = {}): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'loupe-checkout-')));
  chmodSync(root, 0o755);
  for (const name of readdirSync(ROOT)) if (!STATE.includes(name)) mirror(join(ROOT, name), join(root, name));
  for (const folder of ['packages', 'node_modules', 'node_modules/@loupe']) unfold(join(root, folder));
  for (const folder of OWN) {
    rmSync(join(root, folder));
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
  }
  const servers = join(root, 'node_modules/@loupe/local-servers');
  rmSync(servers);
  symlinkSync(join(root, 'packages/local-servers'), servers);
  for (const [path, content] of Object.entries(changes)) change(root, path, content);
  return root;
}

/** A link for a folder, a copy for a file, so that what asks for plain files finds them. */
function mirror(from: string, to: string): void {
  if (lstatSync(from).isFile()) cpSync(from, to);
  else symlinkSync(from, to);
}

/** Makes `folder` a real folder whose entries mirror those of the folder it was a link to. */
function unfold(folder: string): void {
  if (existsSync(folder) && !lstatSync(folder).isSymbolicLink()) return;
  const from = existsSync(folder) && statSync(folder).isDirectory() ? realpathSync(folder) : undefined;
  rmSync(folder, { force: true });
  mkdirSync(folder);
  for (const name of from ? readdirSync(from) : []) mirror(join(from!, name), join(folder, name));
}

function change(root: string, path: string, content: string | null): void {
  const folders = dirname(path).split('/');
  if (dirname(path) !== '.')
    folders.forEach((_, index) => unfold(join(root, ...folders.slice(0, index + 1))));
  rmSync(join(root, path), { recursive: true, force: true });
  if (content !== null) writeFileSync(join(root, path), content);
}
