import { SITES } from '#lib/sites.ts';
import { PlainButtonLink } from '#ui/plain-button-link.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';

const SERVICES: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'ruler', title: 'Free ring sizer', text: 'We post one the same day. Keep it as long as you need.' },
  {
    icon: 'van',
    title: 'Free delivery from £50',
    text: 'Signed for, in a plain outer box, within three working days.',
  },
  { icon: 'tick', title: 'Cleaned for life', text: 'Once a year we clean it and check every claw, free.' },
  { icon: 'gift', title: 'Sixty days to decide', text: 'Unworn and in its box, collected free by courier.' },
];

export function BoxServices() {
  const { phone } = SITES.beaverbrooks;
  return (
    <section className="wrap section" aria-labelledby="services">
      <div className="grid gap-x-[var(--gutter)] gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="services" className="d2">
            Ask before you choose
          </h2>
          <p className="lead soft mt-4 mb-7">
            A jeweller answers, not a menu. We measure, compare and lay two stones side by side, nothing to
            pay.
          </p>
          <PlainButtonLink href={`tel:${phone.replaceAll(' ', '')}`} className="max-md:w-full">
            Call <span className="num">{phone}</span>
          </PlainButtonLink>
        </div>
        <ul className="grid gap-6 md:grid-cols-2 md:gap-10 lg:col-start-7 lg:col-end-13">
          {SERVICES.map(({ icon, title, text }) => (
            <li key={title} className="grid grid-cols-[1.5rem_1fr] gap-4">
              <Icon name={icon} className="mt-1" />
              <div>
                <h3 className="title mb-1">{title}</h3>
                <p className="small soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
