import { useState } from 'react';
import { GraphClientError } from '#lib/graph-error.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field-error.tsx';
import { Field } from '#ui/field.tsx';
import { londonDate } from '#lib/london-date.ts';
import type { SharedBag } from './share-api.ts';

/** Makes a link to the pieces in the bag; the link is copied, or shared by the browser's own dialog where it has one. */
export function ShareBag() {
  const [shared, setShared] = useState<SharedBag>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isCopied, setCopied] = useState(false);

  async function share() {
    setBusy(true);
    setProblem(undefined);
    setCopied(false);
    try {
      const { shareBag } = await import('./share-api.ts');
      const answer = await shareBag(window.location.origin);
      if ('refusal' in answer) setProblem(answer.refusal);
      else setShared(answer);
    } catch (error) {
      if (!(error instanceof GraphClientError)) throw error;
      setProblem('We could not make a link just now. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // The field is selected instead, so that the shopper can copy it.
      document.querySelector<HTMLInputElement>('#shared-link')?.select();
    }
  }

  const canShare = typeof navigator !== 'undefined' && 'share' in navigator;
  return (
    <div className="mt-5">
      <Button look="line" small busy={isBusy} onClick={() => void share()}>
        Share bag
      </Button>
      <div role="alert">{problem ? <FieldError id="share-error">{problem}</FieldError> : null}</div>
      <div role="status">
        {shared ? (
          <p className="small soft mt-3">
            Anyone with this link sees what is in your bag now, without engravings or messages, until{' '}
            {londonDate(shared.expiresAt)}.
          </p>
        ) : null}
        {isCopied ? <p className="small mt-2">Link copied.</p> : null}
      </div>
      {shared ? (
        <div className="mt-3 grid gap-3">
          <Field id="shared-link" label="Link to this bag" readOnly value={shared.url} />
          <div className="flex flex-wrap gap-3">
            <Button look="line" small onClick={() => void copy(shared.url)}>
              Copy link
            </Button>
            {canShare ? (
              <Button
                look="line"
                small
                // Rejected when the shopper closes the dialog.
                onClick={() =>
                  void navigator.share({ title: 'A bag shared with you', url: shared.url }).catch(() => {})
                }
              >
                Send link
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}
