import { resolve } from 'node:path';
import { operatorCommand, runOperatorCommand } from '../tools/stack/operator-command.ts';

const HELP = `npm run content -- <command>   changes what editors write (docs/adr/0053-drafts-and-versions.md)

  push <file or folder> …       stores items as drafts; nothing when one of them is wrong
  publish <key> … | --all       shoppers see the drafts within five seconds
  schedule <key> … | --all --at 2026-12-26T09:00:00Z | --edition <code>
                                they are published then
  diff [<key> …]                each path at which a draft differs from what is published
  rollback <key> [--to <n>]     publishes the version before again, or version n
  list [<key>]                  every item with its state and draft, or the versions of one
  limits [<name>=<n> …]         shows the limits of a shop, such as cartMiniMaximumLimit, or changes them: seen within five seconds,
                                and recorded with --by <name>, otherwise the user of this machine

--site beaverbrooks or loupe (beaverbrooks unless given). A file has one item or a list of them, as those of
services/content/seed; "slot" and "position" place an item. Only a preview shows a draft: npm run preview-link.
Exit code 0: done. 1: refused, with the file, each path that is wrong and the reason. 2: wrong arguments, or no shop runs.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

// The command runs in the service's folder; a path is relative to where it was typed.
const given = (args: readonly string[]) =>
  args.map((arg, index) => {
    const isPath = args[0] === 'push' && index > 0 && !arg.startsWith('--') && args[index - 1] !== '--site';
    return isPath ? resolve(arg) : arg;
  });

await operatorCommand(HELP, (args) => runOperatorCommand('content', 'src/operate-content.ts', given(args)));
