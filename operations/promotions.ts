import { resolve } from 'node:path';
import { operatorCommand, runOperatorCommand } from '../tools/stack/operator-command.ts';

const HELP = `npm run promotions -- <command>   what the shop gives and when (docs/adr/0043-promotions-as-data.md)

  list                the promotions with their state, times and codes
  put <file>          stores a promotion file, or nothing; a new one is a draft
  activate <key>      it applies from its start on, and its codes can be entered
  end <key>           it applies to no bag any more; placements under way keep it
  recount             counts uses by customers again, after the key of e-mail digests was changed (docs/runbooks/key-rotation.md)
  explain <cart>      what each stage of pricing adds to a bag, and why a line gets nothing

Running instances read a change within two seconds. Examples of every rule: services/cart-checkout/seed/promotions.
Exit code 0: done. 1: refused, with the file and each field that is wrong. 2: wrong arguments, or no shop runs.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

// The command runs in the service's folder; a path is relative to where it was typed.
const given = (args: readonly string[]) =>
  args[0] === 'put' ? args.map((arg, index) => (index === 1 ? resolve(arg) : arg)) : args;

await operatorCommand(HELP, (args) =>
  runOperatorCommand('cart-checkout', 'src/operate-promotions.ts', given(args)),
);
