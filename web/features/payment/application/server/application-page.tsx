import { NeedsScript } from '#features/forms/needs-script.tsx';
import { EachVisit } from '#lib/each-visit.tsx';
import { ApplicationView } from '../client/application-view.tsx';

/** An application for a loan (MU-15). Reading the page does nothing: its script asks, by a change. */
export const ApplicationPage = ({ id }: { id: string | undefined }) => (
  <main id="main" className="wrap section">
    <NeedsScript />
    <EachVisit>
      <ApplicationView id={id} />
    </EachVisit>
  </main>
);
