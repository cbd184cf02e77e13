import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { visible } from '@loupe/contact/visible';
import { Icon } from '#ui/icon.tsx';
import { optionId, OptionList } from './option-list.tsx';
import { optionsOf, searchFor, type Option } from './options.ts';
import { useSuggestions, type Suggestions } from './use-suggestions.ts';
import { beginningOf } from '@loupe/contact/beginning-of';
import { mayTrack } from '../../consent/may.ts';
import { browserStorage } from '../../../lib/browser-storage.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Tile } from '#ui/tile.tsx';

const KEY = 'searches';
const MOST = 5;
const LONGEST = 100;

/** The words that were searched for in this browser, newest first. */
function recentWords(): string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage('local').getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps what was searched for, of a visitor who agreed to that. */
function rememberWords(words: string): void {
  const text = beginningOf(words.trim(), LONGEST).trim();
  if (text === '' || !mayTrack('experience')) return;
  const others = recentWords().filter((known) => known.toLowerCase() !== text.toLowerCase());
  browserStorage('local').setItem(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
}

const LIST = 'search-options';

/** A field over the page with suggestions: a combobox, whose Enter goes to the results unless a suggestion is chosen. */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(text);
  const words = visible(text).trim();
  const groups = optionsOf(suggestions, words, recentWords());
  const options = groups.flatMap((group) => group.options);

  useEffect(() => dialog.current?.showModal(), []);

  function go({ href, words }: Option) {
    if (words) rememberWords(words);
    dialog.current?.close();
    router.push(href);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || options.length === 0) return;
    event.preventDefault();
    setActive((at) => ((at + 1 + step + options.length + 1) % (options.length + 1)) - 1);
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Search"
      className="m-0 max-h-dvh w-dvw max-w-none overflow-y-auto border-b border-line bg-ground p-0 text-ink"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current || (event.target as HTMLElement).closest('a'))
          dialog.current?.close();
      }}
    >
      <div className="wrap grid gap-6 py-5">
        <form
          action="/search"
          role="search"
          className="flex items-center gap-3 border-b border-ink"
          onSubmit={(event) => {
            event.preventDefault();
            const chosen = options[active];
            if (chosen) go(chosen);
            else if (words !== '') go(searchFor(words));
          }}
        >
          <Icon name="search" />
          <input
            name="text"
            type="text"
            role="combobox"
            aria-label="Search the shop"
            aria-expanded={options.length > 0}
            aria-controls={LIST}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            autoFocus
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
            className="min-h-14 min-w-0 flex-1 bg-transparent text-[1.375rem] outline-none"
          />
          <button
            type="button"
            aria-label="Close search"
            className="grid size-11 place-items-center"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </form>
        {suggestions?.spellingSuggestion ? (
          <p className="small soft" role="status">
            Suggestions for “{suggestions.spellingSuggestion}”
          </p>
        ) : null}
        <div className="grid gap-x-[var(--gutter)] gap-y-8 md:grid-cols-2">
          <OptionList id={LIST} groups={groups} active={active} onChoose={go} />
          <SuggestedProducts products={suggestions?.products ?? []} />
        </div>
      </div>
    </dialog>
  );
}

function SuggestedProducts({ products }: { products: Suggestions['products'] }) {
  if (products.length === 0) return null;
  return (
    <section aria-label="Pieces">
      <ul className="grid grid-cols-3 gap-x-[var(--gutter)]">
        {products.map(({ key, name, brand, url, media, pricesVary, prices: [prices] }) => (
          <li key={key}>
            <Link href={url} prefetch={false} className="grid gap-1.5">
              <Tile name={media[0]?.name ?? ''} alt="" sizes="(min-width: 48rem) 14vw, 30vw" />
              <span className="micro soft">{brand}</span>
              <span className="small">{name}</span>
              {prices ? (
                <Price value={prices.price.value} wasValue={prices.wasPrice?.value} from={pricesVary} />
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
