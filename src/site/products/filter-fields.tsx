import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
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

  const check = (name: string, word: string, label: string) => (
    <label key={word} className="chip relative" style={isDead(name, word) ? DEAD : undefined}>
      <input
        type="checkbox"
        name={name}
        value={word}
        disabled={isDead(name, word)}
        defaultChecked={asked.split('&').includes(`${name}=${word}`)}
        className="sr-only"
      />
      {label}
    </label>
  );
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
  const checks = (offered: readonly Without[]) =>
    [...WORDS.sem].map(([word, one]) => offered.includes(one) && check('sem', word, withoutLabels[one]));
  const allergic = ALLERGEN_CODES.filter((one) => allergens.includes(one) || filters.without.includes(one));

  return (
    <form
      ref={fields}
      {...form}
      onChange={({ currentTarget }) => onChoice(currentTarget)}
      className="mt-3 mb-3 grid gap-6 rounded-card bg-surface p-5 shadow-card sm:grid-cols-2"
    >
      {line && <input type="hidden" name="linha" value={line} />}
      {filters.order && <input type="hidden" name="ordem" value={said('ordem')} />}
      {select('proteina', 'Proteína por porção', (grams) => `${grams} g ou mais`)}
      {select('kcal', 'Energia por porção', (kcal) => `até ${kcal} kcal`)}
      {select('preco', 'Preço', (reais) => `até R$ ${reais}`)}
      <Group legend="Só">{[...WORDS.so].map(([word, one]) => check('so', word, onlyLabels[one]))}</Group>
      <Group legend="Sem">{checks(DIETS)}</Group>
      {allergic.length > 0 && <Group legend="Sem alergênicos, nem traços">{checks(allergic)}</Group>}
      <Button type="submit">{/^\d/.test(count) ? `Ver ${count}` : `${count} com esses filtros`}</Button>
    </form>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-3 font-medium text-ink">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
