import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';

const run = promisify(execFile);

/** The settings of a server that archives its log to a folder. */
export const archiveFlags = (folder: string): string[] =>
  ['archive_mode=on', `archive_command=test ! -f ${folder}/%f && cp %p ${folder}/%f`].flatMap((each) => [
    '-c',
    each,
  ]);

/** Not part of a base backup: https://www.postgresql.org/docs/18/continuous-archiving.html */
const LEFT_OUT = ['pg_wal', 'postmaster.pid', 'postmaster.opts'];
const EMPTY_FOLDERS = ['pg_wal', 'pg_wal/archive_status', 'pg_wal/summaries'];

/**
 * Copies the files of a running Postgres between pg_backup_start and pg_backup_stop, since npm's binaries have no pg_basebackup.
 * What changes during the copy is repaired from the archived log.
 */
export async function takeBaseBackup(client: pg.ClientBase, dataDir: string, target: string): Promise<void> {
  await client.query(`SELECT pg_backup_start('rehearsal', fast => true)`);
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(dataDir)) {
    if (LEFT_OUT.includes(entry)) continue;
    await run('cp', ['-a', join(dataDir, entry), target]).catch(ignoreVanished);
  }
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
  writeFileSync(join(target, 'backup_label'), rows[0]!.labelfile);
  for (const folder of EMPTY_FOLDERS) mkdirSync(join(target, folder), { recursive: true });
  await run('chown', ['-R', `--reference=${join(dataDir, 'PG_VERSION')}`, target]);
  await run('chmod', ['0700', target]);
}

/** Files of temporary tables and dropped indexes disappear during the copy. */
function ignoreVanished(error: Error & { stderr?: string }): void {
  const lines = (error.stderr ?? '').split('\n').filter(Boolean);
  if (lines.length === 0 || !lines.every((line) => line.endsWith('No such file or directory'))) throw error;
}

export interface Restore {
  readonly backup: string;
  readonly archive: string;
  readonly dataDir: string;
  /** Postgres's own text of a point in time. */
  readonly moment: string;
}

/** Replaces the data of a Postgres that does not run: its next start replays the archive up to the moment and then serves. */
export async function prepareRestore({ backup, archive, dataDir, moment }: Restore): Promise<void> {
  await run('rm', ['-rf', dataDir]);
  await run('cp', ['-a', backup, dataDir]);
  const settings = {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  writeFileSync(join(dataDir, 'postgresql.auto.conf'), lines.join(''));
  writeFileSync(join(dataDir, 'recovery.signal'), '');
  await run('chown', ['-R', `--reference=${join(dataDir, 'PG_VERSION')}`, dataDir]);
}
