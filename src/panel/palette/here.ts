import { CornerDownRight } from 'lucide-react';
import type { Command } from './commands';

/** What a screen marks as being done there, at its head, at that of its form, or beside a record. */
const OFFERS = 'main [data-screen-acts] :is(a[href], button)';

/** What can be done on the screen that is open: what it offers, by the names that it has there. */
export function actsHere(): Command[] {
  const found = [...document.querySelectorAll<HTMLElement>(OFFERS)].filter(isOffered);
  const named = new Map(found.map((element) => [nameOf(element), element]));
  return [...named].flatMap(([title, element], index): Command[] => {
    if (!title) return [];
    const run = () => {
      // Once the palette has closed and given back the focus, which what comes of it may take.
      setTimeout(() => element.isConnected && element.click());
    };
    // Whatever its button says: `Criar`, `Atualizar`, `Publicar`.
    const isSaving = element.matches('form[data-save] [type="submit"]') && title !== 'Salvar';
    const hint = isSaving ? { hint: 'salvar' } : {};
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
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const words: (string | null)[] = [];
  while (texts.nextNode()) words.push(texts.currentNode.textContent);
  return words.join(' ').replace(/\s+/g, ' ').trim();
}
