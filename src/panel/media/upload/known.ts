import { toast } from '../../../lib/toast';
import type { Arrived } from './send';

/** Explains that an uploaded picture existed before, and under which name and folder if these differ. */
export function knownText({ medium: { name, folder }, activityId }: Arrived, sent: string): string {
  const isBack = activityId !== null;
  const where = [name !== sent && `como “${name}”`, folder && `na pasta “${folder}”`].filter(Boolean);
  const fact = isBack ? 'Esta imagem estava excluída e voltou para a Mídia' : 'Esta imagem já está na Mídia';
  return `${[fact, ...where].join(', ')}.`;
}

/** Shows that text as a toast, where the upload's row disappears at once because the picture is taken. */
export function tellKnown(arrived: Arrived, sent: string) {
  if (!arrived.known) return;
  const title = arrived.activityId === null ? 'Imagem já enviada antes' : 'Imagem de volta na Mídia';
  toast({ title, description: `${knownText(arrived, sent)} Usamos essa, com o texto alternativo dela.` });
}
