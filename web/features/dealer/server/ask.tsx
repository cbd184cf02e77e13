import { config } from '#lib/config.ts';
import type { SiteKey } from '#lib/sites.ts';
import { Link } from '#ui/link.tsx';
import { AppointmentForm, MessageForm } from '../islands.tsx';
import { showrooms, type Showroom } from '../dealer-data.ts';
import type { SectionKey } from '../sections.ts';
import { SECTIONS } from '../sections.ts';
import { DealerSlot } from './dealer-items.tsx';

type AskProps = {
  site: SiteKey;
  section: SectionKey;
  /** The A/B group that the page is rendered for; null for everyone. */
  group: string | null;
  title: string;
  /** The heading of the page itself. */
  isPage?: boolean;
  appointment?: boolean;
  productCode?: string;
};

/** A form to the advisors, beside who answers it. */
export async function Ask({
  site,
  section,
  group,
  title,
  isPage = false,
  appointment = false,
  productCode,
}: AskProps) {
  const rooms = await showrooms(site).catch((): readonly Showroom[] => []);
  const Heading = isPage ? 'h1' : 'h2';
  const Form = appointment ? AppointmentForm : MessageForm;
  return (
    <section className="section bg-tint" id="ask" aria-labelledby="ask-title">
      <div className="wrap grid gap-x-[var(--gutter)] gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Heading id="ask-title" className={isPage ? 'd1' : 'd2'}>
            {title}
          </Heading>
          <p className="lead soft mt-4 mb-6">
            {appointment
              ? 'Choose a showroom and a day. An advisor will confirm the hour within a day; nothing is booked until then.'
              : 'An advisor of the showroom you choose will answer within a day. Nobody else sees your details.'}
          </p>
          {appointment ? (
            <p className="mb-6">
              <Link className="link" href={`/appointments?service=${SECTIONS[section].viewing}`}>
                Or choose a free time yourself
              </Link>
            </p>
          ) : null}
          <DealerSlot site={site} name={SECTIONS[section].messageSlot} group={group} />
        </div>
        <div className="lg:col-start-6 lg:col-end-13">
          <Form
            botCheck={config().recaptcha}
            certifiedPreOwned={section !== 'rolex'}
            productCode={productCode ?? null}
            showrooms={rooms.map(({ channelUrlCode, name }) => ({ code: channelUrlCode, name }))}
          />
        </div>
      </div>
    </section>
  );
}
