import { join } from 'node:path';
import { ROOT, type StackSettings } from './services.ts';

/** Loaded before all other modules of a process; does nothing without tracing. */
export const PRELOAD = join(ROOT, 'packages/telemetry/src/preload.ts');

export const nodeArgs = (
  settings: StackSettings,
  program: string,
  flags: readonly string[] = [],
): string[] => [...flags, ...(settings.watch ? ['--watch'] : []), '--import', PRELOAD, program];
