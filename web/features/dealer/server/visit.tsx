import type { SiteKey } from '#lib/sites.ts';
import { ButtonLink } from '#ui/button.tsx';
import { APPOINTMENT } from '../sections.ts';
import { ShowroomList } from './showroom-list.tsx';

/** Where the watches are shown, and the way to be expected there. */
export function Visit({ site }: { site: SiteKey }) {
  return (
    <section
      className="wrap section grid gap-x-[var(--gutter)] gap-y-8 lg:grid-cols-12"
      aria-labelledby="visit"
    >
      <div className="lg:col-span-5">
        <h2 id="visit" className="d2">
          Visit, and stay a while
        </h2>
        <p className="lead soft mt-5 mb-8">
          The watches are shown and sold in person. An advisor will have three or four ready for you, and
          coffee.
        </p>
        <ButtonLink href={APPOINTMENT}>Book an appointment</ButtonLink>
      </div>
      <div className="lg:col-start-7 lg:col-end-13">
        <ShowroomList site={site} />
      </div>
    </section>
  );
}
