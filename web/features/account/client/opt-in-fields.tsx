import type { ReactNode } from 'react';

/** The three opt-ins. None is preselected. */
export function OptInFields({ children }: { children: ReactNode }) {
  return (
    <fieldset>
      <legend className="small mb-1.5 font-medium">May we write to you about new pieces and events?</legend>
      <div className="flex flex-wrap gap-x-8">{children}</div>
      <p className="micro soft mt-1.5">
        Once or twice a month, and you can unsubscribe whenever you like. Leave all three empty to hear about
        your orders only.
      </p>
    </fieldset>
  );
}
