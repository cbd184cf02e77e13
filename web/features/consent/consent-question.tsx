import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { SETTINGS_PATH } from './settings-path.ts';

/** The question and its answers, as a form that needs no script. Rejecting looks and works like accepting. */
export function ConsentQuestion({ busy = false, children }: { busy?: boolean; children?: ReactNode }) {
  return (
    <>
      <div>
        <h2 id="consent-title" className="title">
          May we remember a few things?
        </h2>
        <p className="small soft mt-1 max-w-[62ch]">
          The shop sets the cookies it needs to work. With your agreement it also keeps some for experience,
          statistics and marketing. You can change your mind at any time.
        </p>
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" name="choice" value="all" look="line" small aria-disabled={busy || undefined}>
          Accept all
        </Button>
        <Button type="submit" name="choice" value="none" look="line" small aria-disabled={busy || undefined}>
          Reject all
        </Button>
        {/* A form's button, since a link here would come before the link that skips to the content. */}
        <button
          type="submit"
          formAction={SETTINGS_PATH}
          formMethod="get"
          className="link small inline-flex min-h-11 items-center"
        >
          Choose
        </button>
      </div>
    </>
  );
}
