import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';

/** Listens until it is told to end, and closes the journals then. @param publicUrl for the log */
export function serve(
  app: RequestListener,
  { port, publicUrl }: { readonly port: number; readonly publicUrl: string },
  stores: readonly { close(): Promise<void> }[],
): void {
  const server = createServer(app);
  server.listen(port, () => console.log(JSON.stringify({ level: 'info', msg: 'listening', url: publicUrl })));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => void Promise.all(stores.map((store) => store.close())).then(() => process.exit(0)));
      server.closeAllConnections(); // calls that hang as injected faults would keep it open
    });
  }
}
