import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field-error.tsx';
import type { PaymentOutcome } from '../../payment-outcome.ts';
import { ChallengeFrame } from './challenge-frame.tsx';
import styles from './challenge.module.css';
import type { Challenge } from './challenge.ts';
import { useChallenge } from './use-challenge.ts';
import type { ChallengedPayment, Named } from './watch-challenge.ts';

type ChallengeDialogProps<Answer extends Named> = {
  challenge: Challenge;
  /** What is paid, formatted. */
  total: string;
  payment: ChallengedPayment<Answer>;
  hasLeft: () => boolean;
  onEnd: (outcome: PaymentOutcome) => void;
};

/** The bank's page in a dialog above the payment form, which keeps its typed values. */
export function ChallengeDialog<Answer extends Named>({
  challenge,
  total,
  ...rest
}: ChallengeDialogProps<Answer>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const id = useId();
  const { view, opening, left, open, leave } = useChallenge(challenge, { frame, ...rest });

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    heading.current?.focus();
    return () => shown?.close();
  }, []);

  const asking = view === 'asking';
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles['dialog']}
      onCancel={(event) => {
        event.preventDefault();
        if (!asking) leave();
      }}
      // Browsers close a dialog on the second Escape even if it was cancelled; this one is opened again until there
      // is an answer.
      onClose={() => dialog.current?.showModal()}
    >
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="d3">
            Your bank wants to check it is you
          </h2>
          <p id={`${id}-text`} className="small soft mt-2">
            Approve <span className="num whitespace-nowrap">{total}</span> on your bank’s own page. Nothing is
            taken until you do.
          </p>
        </div>
        {asking ? (
          <div className={styles['window']}>
            <p role="status" className={styles['cover']}>
              <span className={styles['spinner']} aria-hidden="true" />
              Asking your bank for its decision. Please keep this page open.
            </p>
          </div>
        ) : (
          <ChallengeFrame key={opening} challenge={challenge} frame={frame} />
        )}
        <div className={styles['foot']} inert={asking}>
          <p className="micro soft" role={left?.soon ? 'status' : undefined}>
            {left?.text}
          </p>
          {view === 'stuck' ? (
            <FieldError id={`${id}-stuck`}>
              That did not reach us. Nothing has been taken. Please try again.
            </FieldError>
          ) : null}
          <div className={styles['actions']}>
            <Button look="line" busy={view === 'leaving'} onClick={leave}>
              Use another way to pay
            </Button>
            <button type="button" className="link small" onClick={open}>
              Load your bank’s page again
            </button>
          </div>
        </div>
      </div>
    </dialog>
  );
}
