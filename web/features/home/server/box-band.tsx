import { ButtonLink } from '#ui/button.tsx';

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
        <svg
          viewBox="0 0 520 400"
          aria-hidden="true"
          className="hidden lg:col-start-8 lg:col-end-13 lg:block"
        >
          <g fill="none" stroke="currentColor" strokeWidth="1.5">
            <path d="M90 150 260 92l170 58-170 62Z" />
            <path d="M90 150v120l170 72 170-72V150M260 212v130" />
            <path d="m170 181 0 124M350 181v124M175 121l172 61M345 121 172 182" />
            <path d="M262 150c-12-46-70-70-84-46-12 22 42 44 84 46Zm0 0c10-48 66-76 82-52 14 20-38 46-82 52Zm0 0c-20 8-52 24-58 52m58-52c22 6 48 20 56 46" />
          </g>
        </svg>
      </div>
    </section>
  );
}
