/**
 * What a sweeper does with a queue: sweeps until a batch is not full.
 * @param batch rows a sweep takes at most
 * @returns how many rows were dealt with
 */
export async function drained(sweep: () => Promise<number>, batch: number): Promise<number> {
  let all = 0;
  for (let last = batch; last >= batch; all += last) last = await sweep();
  return all;
}
