import { userInfo } from 'node:os';
import type { PaymentPause } from './adapters/payment-pause.ts';
import type { UseCases } from './bind-use-cases.ts';
import type { OperatorCommand } from './operator/read-command.ts';
import { isRestoreWord } from './operator/read-restore-command.ts';
import type { RestoreCommand } from './operator/read-restore-command.ts';
import { acceptedInWords, importInWords, keptInWords, pausedInWords } from './operator/say-restore.ts';

interface Result {
  readonly text: string;
  readonly ok: boolean;
}

export const isRestoreCommand = (command: OperatorCommand): command is RestoreCommand =>
  isRestoreWord(command.kind);

/** The commands after a restore: docs/runbooks/restore.md. */
export async function operateRestore(
  command: RestoreCommand,
  useCases: Pick<UseCases, 'importReports' | 'resumePayments' | 'acceptMovement' | 'keepLostOrder'>,
): Promise<Result> {
  const by = command.by ?? userInfo().username;
  switch (command.kind) {
    case 'import': {
      const outcome = await useCases.importReports(by);
      const ok = outcome.kind === 'imported' && outcome.unexplained.length === 0;
      return { text: importInWords(outcome), ok };
    }
    case 'resume': {
      const outcome = await useCases.resumePayments(by);
      return { text: importInWords(outcome), ok: outcome.kind === 'resumed' };
    }
    case 'accept': {
      const { of: transactionId, reason } = command;
      const outcome = await useCases.acceptMovement({ transactionId, reason, by });
      return { text: acceptedInWords(outcome), ok: outcome === 'accepted' };
    }
    case 'keep': {
      const ok = await useCases.keepLostOrder(command.of, by, command.reason);
      return { text: keptInWords(ok), ok };
    }
  }
}

/** While payments are paused nothing can be captured, voided or refunded. @returns why; undefined when they are not */
export function refusedByPause(command: OperatorCommand, pause: PaymentPause): Result | undefined {
  const moves = command.kind === 'settle' || command.kind === 'retry';
  return moves && pause.isPaused() ? { text: pausedInWords(pause.state()), ok: false } : undefined;
}
