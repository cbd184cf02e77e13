/** Progress on stderr: a line when a step begins and its time when it ends, so that a long first start never looks dead. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  process.stderr.write(`  … ${title}\n`);
  const result = await work();
  process.stderr.write(`  ✓ ${title} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
  return result;
}
