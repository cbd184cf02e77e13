import { ButtonLink } from '#ui/button.tsx';
import { GiftBox } from '#ui/gift-box.tsx';

/** The one band of brand colour on the page. */
export function BoxBand() {
  return (
    <section className="bg-brand text-on-brand [--focus:var(--on-brand)]" aria-labelledby="box">
      <div className="wrap grid items-center gap-x-[var(--gutter)] lg:grid-cols-12">
        <div className="grid gap-5 py-[clamp(3.5rem,7vw,6.5rem)] lg:col-span-6">
          <h2 id="box" className="d2">
            It comes in the orange box
          </h2>
          <p className="max-w-[46ch] text-xl leading-normal">
            Ribbon, handwritten card and gift receipt are free on every order. Tell us the words and we write
            them.
          </p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink href="/gifts/under-100" look="light" className="max-md:w-full">
              Gifts under £100
            </ButtonLink>
            <ButtonLink href="/new-in" look="ghost" className="max-md:w-full">
              See what is new
            </ButtonLink>
          </p>
        </div>
        <GiftBox className="hidden lg:col-start-8 lg:col-end-13 lg:block lg:px-14 lg:py-8" />
      </div>
    </section>
  );
}
