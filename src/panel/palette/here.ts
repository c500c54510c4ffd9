import { CornerDownRight } from 'lucide-react';
import type { Command } from './commands';

/** What the head of a screen, or of a form, marks as being done there. */
const HEADS = 'main [data-screen-acts] :is(a[href], button)';

/** What can be done on the screen that is open: what its head offers, by the names that it has there. */
export function actsHere(): Command[] {
  const found = [...document.querySelectorAll<HTMLElement>(HEADS)].filter(isOffered);
  const named = new Map(found.map((element) => [nameOf(element), element]));
  return [...named].flatMap(([title, element], index): Command[] => {
    if (!title) return [];
    const run = () => {
      // Once the palette has closed and given back the focus, which what comes of it may take.
      setTimeout(() => element.isConnected && element.click());
    };
    // Whatever its button says: `Criar`, `Atualizar`, `Publicar`.
    const hint = element.matches('form[data-save] [type="submit"]') ? { hint: 'salvar' } : {};
    const told = { id: `aqui-${index}`, group: 'Nesta tela', title, ...hint, icon: CornerDownRight };
    return [{ kind: 'act', ...told, needs: 'panel', run }];
  });
}

function isOffered(element: HTMLElement): boolean {
  return element.checkVisibility() && !element.matches(':disabled, [aria-disabled="true"]');
}

/** As it is read out: signs and keys that stand in it are hidden. */
function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], svg')) hidden.remove();
  return (copy.textContent ?? '').trim();
}
