import { resolve } from 'node:path';
import type { ServiceName } from '@loupe/contracts/services';
import { runOperatorCommand } from './operator-command.ts';
import { runCommand } from './run-command.ts';

/**
 * Runs a service's import of the file that the command line names.
 * @param help printed for --help, and with exit code 2 when no file is named
 * @param script in the service's folder
 */
export async function importFile(help: string, service: ServiceName, script: string): Promise<void> {
  const [file] = process.argv.slice(2);
  if (file === undefined || file === '--help') {
    process.stdout.write(`${help}\n`);
    process.exitCode = file === undefined ? 2 : 0;
    return;
  }
  await runCommand(() => runOperatorCommand(service, script, [resolve(file)]));
}
