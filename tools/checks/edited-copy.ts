import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../stack/services.ts';

/** A copy of parts of the repository, to compile edited files. It is inside the repository, so that packages are found. */
export class EditedCopy {
  readonly root: string;

  constructor() {
    mkdirSync(join(ROOT, '.loupe'), { recursive: true });
    this.root = mkdtempSync(join(ROOT, '.loupe/edited-'));
  }

  add(...paths: readonly string[]): void {
    for (const path of paths) cpSync(join(ROOT, path), join(this.root, path), { recursive: true });
  }

  /** @throws Error when the file does not contain `from` */
  edit(path: string, from: string | RegExp, to: string): void {
    const file = join(this.root, path);
    const before = readFileSync(file, 'utf8');
    const after = before.replaceAll(from, to);
    if (after === before) throw new Error(`${path} does not contain ${String(from)}`);
    writeFileSync(file, after);
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  /** @throws Error with the program's output when it fails */
  run(program: string, ...args: readonly string[]): void {
    this.runIn('.', program, ...args);
  }

  /** @param folder of the copy */
  runIn(folder: string, program: string, ...args: readonly string[]): void {
    const { status, stderr } = this.#spawn(folder, program, args);
    if (status !== 0) throw new Error(stderr);
  }

  /** @param extended the configuration whose options are taken. @returns the compiler's output */
  compile(folder: string, include: readonly string[], extended: string): string {
    const config = { extends: join(ROOT, extended), include };
    writeFileSync(join(this.root, folder, 'tsconfig.json'), JSON.stringify(config));
    return this.#spawn(folder, 'typescript7/bin/tsc', ['-p', '.']).stdout;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  #spawn(folder: string, program: string, args: readonly string[]) {
    const path = join(ROOT, 'node_modules', program);
    return spawnSync(process.execPath, [path, ...args], { cwd: join(this.root, folder), encoding: 'utf8' });
  }
}
