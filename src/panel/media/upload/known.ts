import { toast } from '../../../lib/toast';
import type { Arrived } from './send';

/** What an editor is told whose picture was there already: where it is, as far as its name does not tell. */
export function knownText({ medium: { name, folder }, activityId }: Arrived, sent: string): string {
  const isBack = activityId !== null;
  const where = [name !== sent && `como “${name}”`, folder && `na pasta “${folder}”`].filter(Boolean);
  const fact = isBack ? 'Esta imagem estava excluída e voltou para a Mídia' : 'Esta imagem já está na Mídia';
  return `${[fact, ...where].join(', ')}.`;
}

/** Says so where the picture is taken at once, and its line in the list of uploads goes with that. */
export function tellKnown(arrived: Arrived, sent: string) {
  if (!arrived.known) return;
  const title = arrived.activityId === null ? 'Imagem já enviada antes' : 'Imagem de volta na Mídia';
  toast({ title, description: `${knownText(arrived, sent)} Usamos essa, com o texto alternativo dela.` });
}
