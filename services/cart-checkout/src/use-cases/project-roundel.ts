import type { RoundelState } from '../domain/catalogue/roundels.ts';

export interface ProjectRoundelPorts {
  readonly roundels: {
    save(roundel: RoundelState): Promise<boolean>;
    end(item: { readonly id: string; readonly version: bigint }): Promise<void>;
  };
}

/** Stores the latest state of a roundel. @returns false for one that is not newer than the stored one */
export function projectRoundel({ roundels }: ProjectRoundelPorts, roundel: RoundelState): Promise<boolean> {
  return roundels.save(roundel);
}

/** An item that was a roundel is something else now. */
export function endRoundel(
  { roundels }: ProjectRoundelPorts,
  item: { readonly id: string; readonly version: bigint },
): Promise<void> {
  return roundels.end(item);
}
