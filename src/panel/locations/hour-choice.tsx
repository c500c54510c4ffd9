import { useId } from 'react';

type Props<Choice extends string> = {
  /** Name of the choice. */
  label: string;
  choices: Record<Choice, string>;
  chosen: Choice;
  onChoose: (choice: Choice) => void;
};

/** Chooses one of a few options for a day's hours, side by side. */
export function HourChoice<Choice extends string>({ label, choices, chosen, onChoose }: Props<Choice>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-1 max-sm:w-full">
      {(Object.entries(choices) as [Choice, string][]).map(([choice, words]) => (
        <label
          key={choice}
          className="chip relative cursor-pointer whitespace-nowrap max-sm:flex-1 max-sm:justify-center max-sm:px-2 has-checked:border-primary-deep has-checked:bg-lilac has-checked:text-primary-deep has-focus-visible:outline-2 has-focus-visible:outline-primary-deep"
        >
          <input
            type="radio"
            name={name}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
            className="sr-only"
          />
          {words}
        </label>
      ))}
    </div>
  );
}
