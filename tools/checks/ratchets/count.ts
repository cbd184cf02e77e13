import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../stack/services.ts';
import { commentsWithoutNoun } from './comments.ts';
import { longStatements } from './long-statements.ts';

const CODE = /\.(ts|tsx|mjs)$/;
const GENERATED = /(^|\/)(gen|gql|generated)\//;
const STATEMENTS = /^services\/[^/]+\/src\/adapters\/db\/gen\/statements\.ts$/;

/** What is counted, and where: one entry for each find. */
export type Finds = Readonly<Record<'longStatements' | 'commentsWithoutNoun', string[]>>;

/** In all code that is written by hand, tests included; statements by their generated types. */
export function findAll(): Finds {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => CODE.test(file) && existsSync(join(ROOT, file)))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
  const written = files.filter(({ file }) => !GENERATED.test(file));
  return {
    longStatements: files
      .filter(({ file }) => STATEMENTS.test(file))
      .flatMap(({ file, text }) => longStatements(text).map((name) => `${file}: ${name}`)),
    commentsWithoutNoun: written.flatMap(({ file, text }) =>
      commentsWithoutNoun(text).map((comment) => `${file}: ${comment}`),
    ),
  };
}
