import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Chromium compiles what stands below it while it loads, beside the page's own thread: https://v8.dev/blog/explicit-compile-hints */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Puts the hint above React and Next, the scripts that every page runs whole (ADR 115). Without it each of their functions is parsed
 * twice, the second time while the page waits.
 * @param build folder of a finished compilation, with `build-manifest.json`
 */
export async function addCompileHint(build: string): Promise<void> {
  const { rootMainFiles } = JSON.parse(await readFile(join(build, 'build-manifest.json'), 'utf8')) as {
    readonly rootMainFiles: readonly string[];
  };
  for (const path of rootMainFiles) {
    const file = join(build, path);
    const script = await readFile(file, 'utf8');
    if (!script.startsWith(COMPILE_HINT)) await writeFile(file, COMPILE_HINT + script);
  }
}
