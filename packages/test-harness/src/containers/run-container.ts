import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const FILE = 'container';

export interface RunContainer {
  /** The run's folder. */
  readonly folder: string;
  /** Of the container, unique among all runs. */
  readonly name: string;
}

/** The name is written down before there is a container, so that the next run finds one whose supervisor was killed. */
export async function claimContainer(folder: string): Promise<RunContainer> {
  const name = `loupe-test-${basename(folder)}`;
  await writeFile(join(folder, FILE), name);
  return { folder, name };
}

/** The name of a run's container, if it has one. */
export const containerOf = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, FILE), 'utf8').catch(() => undefined);
