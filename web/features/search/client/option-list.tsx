import type { Option, OptionGroup } from './options.ts';

export const optionId = (at: number) => `search-option-${at}`;

type OptionListProps = {
  id: string;
  groups: readonly OptionGroup[];
  /** Index of the chosen option over all groups, or -1. */
  active: number;
  onChoose: (option: Option) => void;
};

/** The suggestions of a combobox, in groups. */
export function OptionList({ id, groups, active, onChoose }: OptionListProps) {
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div id={id} role="listbox" aria-label="Suggestions" className="grid content-start gap-5">
      {groups.map(({ title, options }, group) => (
        <div key={title} role="group" aria-label={title}>
          <p className="micro soft pb-1" aria-hidden="true">
            {title}
          </p>
          {options.map((option, place) => {
            const at = (starts[group] ?? 0) + place;
            return (
              <div
                key={option.href}
                id={optionId(at)}
                role="option"
                aria-selected={at === active}
                className="flex min-h-11 cursor-pointer items-center px-2 hover:bg-tint aria-selected:bg-tint"
                onClick={() => onChoose(option)}
              >
                {option.name}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
