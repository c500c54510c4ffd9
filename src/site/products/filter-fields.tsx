import { type ComponentProps, useEffect, useId, useRef } from 'react';
import {
  DIETS,
  type Filters,
  filterPairs,
  onlyLabels,
  type Without,
  WORDS,
  withoutLabels,
} from '../../shared/catalogue/filters';
import { ALLERGEN_CODES, type Allergen } from '../../shared/label/regulation';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/field';

type Props = Pick<ComponentProps<'form'>, 'action' | 'onSubmit'> & {
  onChoice: (fields: HTMLFormElement) => void;
  filters: Filters;
  allergens: readonly Allergen[];
  deadEnds: readonly string[];
  line: string | undefined;
  count: string;
};

type Option = { word: string; label: string };

/** Style of an option without results: still readable. */
const DEAD = { color: 'var(--muted)', background: 'none', borderStyle: 'dashed' };

/** The filter form, with the names and values of the address. The fields update the address and then follow it. */
export function FilterFields({ filters, allergens, deadEnds, line, count, onChoice, ...form }: Props) {
  const fields = useRef<HTMLFormElement>(null);
  const pairs = filterPairs(filters);
  const asked = pairs.map((pair) => pair.join('=')).join('&');
  const isDead = (name: string, word: string) => deadEnds.includes(`${name}=${word}`);
  const said = (name: string) => pairs.find(([param]) => param === name)?.[1] ?? '';

  useEffect(() => {
    const wanted = asked.split('&');
    for (const field of fields.current?.elements ?? []) {
      const isWanted = ({ value }: { value: string }) => wanted.includes(`${name}=${value}`);
      const { name } = field as HTMLInputElement;
      if (field instanceof HTMLSelectElement) field.value = [...field.options].find(isWanted)?.value ?? '';
      else if (field instanceof HTMLInputElement) field.checked = isWanted(field);
    }
  }, [asked]);

  const select = (name: 'proteina' | 'kcal' | 'preco', label: string, words: (step: string) => string) => (
    <SelectField label={label} name={name} defaultValue={said(name)}>
      <option value="">Tanto faz</option>
      {[...WORDS[name].keys()].map((step) => (
        <option key={step} value={step} disabled={isDead(name, step)}>
          {words(step)}
        </option>
      ))}
    </SelectField>
  );
  const hasProducts = /^\d/.test(count);
  const isFiltered = pairs.some(([name]) => name !== 'ordem');
  const among = isFiltered ? 'com estes filtros' : 'desta lista';
  // An empty list itself says which filters are in the way.
  const group = { asked: asked.split('&'), isDead, among: hasProducts ? among : null };
  const allergic = ALLERGEN_CODES.filter((one) => allergens.includes(one) || filters.without.includes(one));
  const without = (offered: readonly Without[]): Option[] =>
    [...WORDS.sem].flatMap(([word, one]) => (offered.includes(one) ? [{ word, label: withoutLabels[one] }] : []));
  const only = [...WORDS.so].map(([word, one]) => ({ word, label: onlyLabels[one] }));

  return (
    <form
      ref={fields}
      {...form}
      onChange={({ currentTarget }) => onChoice(currentTarget)}
      className="mt-3 mb-3 grid gap-6 rounded-card bg-surface p-5 shadow-card sm:grid-cols-2 lg:grid-cols-3"
    >
      {line && <input type="hidden" name="linha" value={line} />}
      {filters.order && <input type="hidden" name="ordem" value={said('ordem')} />}
      {select('proteina', 'Proteína por porção', (grams) => `${grams} g ou mais`)}
      {select('kcal', 'Energia por porção', (kcal) => `até ${kcal} kcal`)}
      {select('preco', 'Preço', (reais) => `até R$ ${reais}`)}
      <Group {...group} legend="Só" name="so" options={only} />
      <Group {...group} legend="Sem" name="sem" options={without(DIETS)} />
      {allergic.length > 0 && (
        <Group
          {...group}
          legend="Sem alergênicos, nem traços"
          hint="Pelo rótulo. No balcão, um preparo pode encostar em outro."
          name="sem"
          options={without(allergic)}
        />
      )}
      <Button type="submit">{hasProducts ? `Ver ${count}` : `${count} com esses filtros`}</Button>
    </form>
  );
}

type GroupProps = {
  legend: string;
  hint?: string;
  name: 'so' | 'sem';
  options: Option[];
  /** Chosen options, as pairs of the address. */
  asked: string[];
  isDead: (name: string, word: string) => boolean;
  /** The products of which none has an option without results; `null` if there are none. */
  among: string | null;
};

/** Options of which several can be chosen. Those without results say so: touch screens show no tooltip. */
function Group({ legend, hint, name, options, asked, isDead, among }: GroupProps) {
  const id = useId();
  const note = `${id}-note`;
  const hintId = hint && `${id}-hint`;
  const dead = options.filter(({ word }) => isDead(name, word));
  const hasNote = among !== null && dead.length > 0;
  const labels = new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(dead.map(({ label }) => label));
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="mb-3 font-medium text-ink">{legend}</legend>
      {hint && (
        <p id={hintId} className="-mt-2.5 mb-3 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const { word, label } = option;
          const isOut = dead.includes(option);
          return (
            <label key={word} className="chip relative" style={isOut ? DEAD : undefined}>
              <input
                type="checkbox"
                name={name}
                value={word}
                disabled={isOut}
                aria-describedby={isOut && hasNote ? note : undefined}
                defaultChecked={asked.includes(`${name}=${word}`)}
                className="sr-only"
              />
              {label}
            </label>
          );
        })}
      </div>
      {hasNote && (
        <p id={note} className="mt-2 text-sm text-muted">
          {`Nenhum produto ${among} é ${name === 'sem' ? 'sem ' : ''}${labels}.`}
        </p>
      )}
    </fieldset>
  );
}
