import { useState } from 'react';
import { londonDate } from '#lib/london-date.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import type { SharedBag } from './share-api.ts';

/** A link that was made: it is copied, or sent by the browser's own dialog where it has one. */
export function SharedLink({ shared: { url, expiresAt } }: { shared: SharedBag }) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // The field is selected instead, so that the shopper can copy it.
      document.querySelector<HTMLInputElement>('#shared-link')?.select();
    }
  }

  return (
    <>
      <p className="small soft mt-3">
        Anyone with this link sees what is in your bag now, without engravings or messages, until{' '}
        {londonDate(expiresAt)}.
      </p>
      <div role="status">{isCopied ? <p className="small mt-2">Link copied.</p> : null}</div>
      <div className="mt-3 grid gap-3">
        <Field id="shared-link" label="Link to this bag" readOnly value={url} />
        <div className="flex flex-wrap gap-3">
          <Button look="line" small onClick={() => void copy()}>
            Copy link
          </Button>
          {'share' in navigator ? (
            <Button
              look="line"
              small
              // Rejected when the shopper closes the dialog.
              onClick={() => void navigator.share({ title: 'A bag shared with you', url }).catch(() => {})}
            >
              Send link
            </Button>
          ) : null}
        </div>
      </div>
    </>
  );
}
