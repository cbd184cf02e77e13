import { resolve } from 'node:path';
import { operatorCommand, runOperatorCommand } from '../tools/stack/operator-command.ts';

const HELP = `npm run finance -- <command>   what the lender lends, and to whom we offer it (docs/adr/0086-finance-products-as-data.md)

  products                   what is offered, and from which price interest-bearing credit is told first
  import                     reads the lender's products now; running instances do so every ten minutes
  import <file> [--by <name>]   replaces what we add to them by a list like services/payments-finance/seed/finance-products.json
  show <key>                 every version of one product, the newest first
  eligible [<key>] --price <pence> [--categories a,b] [--group <code>]
                             by which products a piece may be paid, and why not by the others

Running instances show a change within five seconds.
Exit code 0: done. 1: refused, not known, or the lender does not answer. 2: wrong arguments, or no shop runs.
Uses the shop that runs on this machine (LOUPE_DATA), or DATABASE_URL, an administrator's.`;

// The command runs in the service's folder; a path is relative to where it was typed.
const given = (args: readonly string[]) =>
  args[0] === 'import' && args[1] !== undefined && !args[1].startsWith('-')
    ? args.with(1, resolve(args[1]))
    : args;

await operatorCommand(HELP, (args) =>
  runOperatorCommand('payments-finance', 'src/operate-finance.ts', given(args)),
);
