import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/services.ts';
import type { Area } from './areas.ts';

export interface Command {
  /** As it is typed in a terminal. */
  readonly typed: string;
  readonly line: string;
  /** The file that prints its help, from the root; undefined for a program of others. */
  readonly program: string | undefined;
}

/** An area with its commands. */
export interface FoundArea {
  readonly title: string;
  readonly commands: readonly Command[];
}

type Scripts = Readonly<Record<string, string>>;

const typedFor = (script: string): string =>
  ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;

const scriptsOf = (text: string): Scripts => (JSON.parse(text) as { scripts: Scripts }).scripts;

/**
 * The commands of all areas.
 * @throws Error for a script of package.json that no area has, and for a command without a script or file
 */
export function findCommands(
  areas: readonly Area[],
  scripts: Scripts = scriptsOf(readFileSync(join(ROOT, 'package.json'), 'utf8')),
): FoundArea[] {
  const listed = areas.flatMap(({ commands }) => Object.keys(commands));
  const missing = Object.keys(scripts).filter((name) => !listed.includes(typedFor(name)));
  if (missing.length > 0) throw new Error(`tools/commands/areas.ts lacks ${missing.join(', ')}.`);
  const twice = listed.find((typed, index) => listed.indexOf(typed) !== index);
  if (twice !== undefined) throw new Error(`tools/commands/areas.ts has "${twice}" twice.`);
  return areas.map(({ title, commands }) => ({
    title,
    commands: Object.entries(commands).map(([typed, line]) => ({
      typed,
      line,
      program: programOf(typed, scripts),
    })),
  }));
}

function programOf(typed: string, scripts: Scripts): string | undefined {
  const [, script] = /^npm (?:run )?(\S+)$/.exec(typed) ?? [];
  if (script !== undefined && scripts[script] === undefined)
    throw new Error(`package.json has no script for "${typed}".`);
  const [, run] = /^node tools\/bootstrap\.mjs (\S+)(?: [\w-]+)*$/.exec(scripts[script ?? ''] ?? '') ?? [];
  const program = run ?? /^node (\S+)$/.exec(typed)?.[1];
  if (program !== undefined && !existsSync(join(ROOT, program))) throw new Error(`There is no ${program}.`);
  return program;
}
