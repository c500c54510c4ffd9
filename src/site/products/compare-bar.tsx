import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  COMPARED_MAX,
  productWord,
  readProductWord,
  withCompared,
  writeCompared,
} from '../../shared/catalogue/compared';
import { Button } from '../../ui/button';
import { TextButton } from '../cart/text-button';
import { chosenToCompare } from './comparison-state';

/** Above the bar. In classes of all pages, because a sheet of its own would lay the whole page out once more. */
const REFUSAL = 'absolute inset-x-0 bottom-full mx-auto mb-2 w-fit rounded-3xl bg-surface px-5 py-3 shadow-lift snug';

const WIDTH = { maxWidth: 'min(22rem, 100vw - 2rem)' };

/** Keeps a list's checkboxes and the stored comparison in sync. */
export function CompareBar({ id }: { id: string }) {
  const navigate = useNavigate();
  const chosen = chosenToCompare.use();
  const form = useRef<HTMLFormElement>(null);
  const [isFull, setIsFull] = useState(false);

  useEffect(() => {
    // Stores choices made before this script loaded.
    for (const pick of picksOf(form.current)) if (pick.checked) choose(pick);
    function onChange({ target }: Event) {
      if (target instanceof HTMLInputElement && target.form === form.current) setIsFull(!choose(target));
    }
    // Hides the notice, which could cover the element that keyboard focus moves to. A fourth choice shows it again.
    function onFocus({ target }: FocusEvent) {
      if (target instanceof Element && !form.current?.contains(target)) setIsFull(false);
    }
    document.addEventListener('change', onChange);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('change', onChange);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  // Runs after every render: a changed filter brings other checkboxes.
  useEffect(() => {
    const words = chosen.map(productWord);
    for (const pick of picksOf(form.current)) pick.checked = words.includes(pick.value);
  });

  const isRefused = isFull && chosen.length === COMPARED_MAX;

  function compare(event: FormEvent) {
    event.preventDefault();
    // Enter on a checkbox submits, too.
    if (chosen.length < 2 && document.activeElement instanceof HTMLInputElement) return;
    void navigate(`/comparar${writeCompared(chosen)}`);
  }

  function clear() {
    const picks = picksOf(form.current);
    // The bar disappears with its button.
    (picks.find(({ checked }) => checked) ?? picks[0])?.focus({ preventScroll: true });
    chosenToCompare.update(() => []);
  }

  return (
    <form
      ref={form}
      id={id}
      action="/comparar"
      onSubmit={compare}
      data-some={chosen.length > 0 ? '' : undefined}
      className="compare-bar"
    >
      <p role="status" className="sr-only">
        {chosen.length > 0 && `${chosen.length} de ${COMPARED_MAX} escolhidos para comparar`}
        {chosen.length > 1 && '. Enter abre a comparação.'}
      </p>
      <p role="alert" className={isRefused ? REFUSAL : undefined} style={WIDTH}>
        {isRefused && (
          <>
            <strong className="text-ink">Já são três.</strong> Tire um dos escolhidos para pôr outro no lugar, ou
            compare esses.
          </>
        )}
      </p>
      <TextButton onClick={clear}>Limpar</TextButton>
      <Button type="submit">Comparar ({chosen.length})</Button>
    </form>
  );
}

function picksOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);
}

/** Updates the stored comparison to match a checkbox. Returns `false`, and unchecks it, if there are already three. */
function choose(pick: HTMLInputElement): boolean {
  const product = readProductWord(pick.value);
  const chosen = chosenToCompare.read();
  if (!product || pick.checked === chosen.map(productWord).includes(pick.value)) return true;
  const next = withCompared(chosen, product);
  if (next) chosenToCompare.update(() => next);
  else pick.checked = false;
  return next !== null;
}
