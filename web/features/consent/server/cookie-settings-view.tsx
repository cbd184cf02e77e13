import type { ReactNode } from 'react';
import { CATEGORIES, type Category } from '../categories.ts';
import { CATEGORY_TEXTS } from '../category-texts.ts';
import { ConsentSettings } from '../client/consent-settings.tsx';
import { NOT_SAVED } from '../settings-path.ts';
import { STORED } from '../stored-names.ts';

const WHERE = { cookie: 'Cookie', local: 'Storage', session: 'Storage of the tab' } as const;

/** The choice, everything that the shop keeps in a browser, and what else there is to choose. */
export function CookieSettingsView({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="wrap section">
      <header className="max-w-[52rem] pb-[clamp(2rem,4vw,3.5rem)]">
        <h1 className="d1">Cookie settings</h1>
        <p className="lead soft mt-5">
          What the shop may keep in this browser. Say no to all of it and the shop works just the same.
        </p>
      </header>
      <p id={NOT_SAVED} role="alert" className="mb-6 hidden border-l-3 border-error px-4 py-3 target:block">
        Your choice could not be saved, so only necessary cookies are used. Please try again.
      </p>
      <div className="grid gap-x-[var(--gutter)] gap-y-14 lg:grid-cols-12">
        <div className="grid content-start gap-12 lg:col-span-5">
          <ConsentSettings />
          {children}
        </div>
        <div className="lg:col-start-7 lg:col-end-13">
          {CATEGORIES.map((category) => (
            <Kept key={category} category={category} />
          ))}
        </div>
      </div>
    </main>
  );
}

function Kept({ category }: { category: Category }) {
  const kept = STORED.filter((one) => one.category === category);
  return (
    <section className="border-t border-line py-6">
      <h2 className="d3 mb-3">{CATEGORY_TEXTS[category].title}</h2>
      {kept.length === 0 ? <p className="small soft">Nothing at present.</p> : null}
      <dl className="small grid gap-4">
        {kept.map(({ name, where, purpose, life }) => (
          <div key={name}>
            <dt className="font-medium break-words">{name}</dt>
            <dd className="soft">
              {purpose} {WHERE[where]}. {life}.
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
