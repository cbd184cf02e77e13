import { Button } from '#ui/button.tsx';
import { CountingState } from '../client/counting-state.tsx';
import { WISH_PATH } from '../counted-view.ts';

/** What the shop counts itself, and the switch against it: a form that needs no script. */
export function OwnCounts() {
  return (
    <section className="grid gap-4 border-t border-line pt-8" aria-labelledby="own-counts">
      <h2 id="own-counts" className="d3">
        What we count ourselves
      </h2>
      <p className="small soft">
        How often each kind of page is looked at, what is searched for in vain, and how many bags are begun,
        delivered and paid for: by the minute and shop, on our own servers. Who you are, your address, your
        browser and your bag are not part of it, and nobody else gets it. It sets no cookie. Orders are
        counted in any case, as our books have to.
      </p>
      <Said id="not-counted">Your visits are not counted from now on.</Said>
      <Said id="counted">Your visits are counted again.</Said>
      <CountingState />
      <form method="post" action={WISH_PATH} className="flex flex-wrap gap-3">
        <Button type="submit" name="choice" value="off" look="line">
          Do not count my visits
        </Button>
        <Button type="submit" name="choice" value="on" look="line">
          Count my visits
        </Button>
      </form>
    </section>
  );
}

function Said({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} role="status" className="small hidden border-l-3 border-success px-4 py-3 target:block">
      {children}
    </p>
  );
}
