/** A form that works without script: words go to the results. @param text what it shows at first */
export function SearchField({ text }: { text: string }) {
  return (
    <form action="/search" method="get" role="search" className="flex max-w-2xl gap-3">
      <label htmlFor="search-words" className="visually-hidden">
        Search the shop
      </label>
      <input
        id="search-words"
        name="text"
        type="search"
        defaultValue={text}
        maxLength={200}
        autoComplete="off"
        className="min-h-13 min-w-0 flex-1 border border-control bg-ground px-4"
      />
      <button type="submit" className="min-h-13 bg-ink px-6 font-medium text-ground">
        Search
      </button>
    </form>
  );
}
