import { CornerDownRight } from 'lucide-react';
import type { Command } from './commands';

/** Elements that a screen marks as its actions, in its header, its form's bar, or beside a record. */
const OFFERS = 'main [data-screen-acts] :is(a[href], button)';

/** Returns the actions of the open screen, by their accessible names. */
export function actsHere(): Command[] {
  const found = [...document.querySelectorAll<HTMLElement>(OFFERS)].filter(isOffered);
  const named = new Map(found.map((element) => [nameOf(element), element]));
  return [...named].flatMap(([title, element], index): Command[] => {
    if (!title) return [];
    const run = () => {
      // Runs after the palette has closed and restored the focus, so that the action can move it.
      setTimeout(() => element.isConnected && element.click());
    };
    // The submit button may be labelled `Criar`, `Atualizar` or `Publicar`.
    const isSaving = element.matches('form[data-save] [type="submit"]') && title !== 'Salvar';
    const hint = isSaving ? { hint: 'salvar' } : {};
    const command = { id: `aqui-${index}`, group: 'Nesta tela', title, ...hint, icon: CornerDownRight };
    return [{ kind: 'act', ...command, needs: 'panel', run }];
  });
}

function isOffered(element: HTMLElement): boolean {
  return element.checkVisibility() && !element.matches(':disabled, [aria-disabled="true"]');
}

/** Returns the accessible name: hidden icons and keys are left out. */
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
