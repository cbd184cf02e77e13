// A process that does nothing but use a processor, until its parent is gone.
const CHUNK_MS = 20;

process.once('disconnect', () => process.exit());

function work(): void {
  const until = performance.now() + CHUNK_MS;
  while (performance.now() < until);
  setImmediate(work);
}

work();
