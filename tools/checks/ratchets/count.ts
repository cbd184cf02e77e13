import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../stack/services.ts';
import { commentsWithoutNoun } from './comments.ts';

const CODE = /\.(ts|tsx|mjs)$/;
const GENERATED = /(^|\/)(gen|gql|generated)\//;

/** What is counted, and where: one entry for each find. */
export type Finds = Readonly<Record<'commentsWithoutNoun', string[]>>;

/** In all code that is written by hand, tests included. */
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
    commentsWithoutNoun: written.flatMap(({ file, text }) =>
      commentsWithoutNoun(text).map((comment) => `${file}: ${comment}`),
    ),
  };
}
