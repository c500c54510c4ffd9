import { saveFile } from '../../lib/save-file';
import { toast } from '../../lib/toast';
import { EXPORTED, type ExportedNoun, type ExportFormat } from '../../shared/exported';
import { fetchSignedIn } from '../session/signed-in';

export const exportLabel = (noun: ExportedNoun) => EXPORTED.find((one) => one.noun === noun)?.label ?? '';

export type ExportFile = `${ExportedNoun}.${ExportFormat}`;

/** Saves all records of a noun as a file; shows a toast on failure. */
export async function exportFile(file: ExportFile): Promise<void> {
  const saved = await save(`/api/panel/exports/${file}`).catch(() => false);
  if (!saved) toast({ title: 'Erro ao exportar', description: 'Tente de novo em instantes.', destructive: true });
}

/** Fetches the file instead of linking to it: after the session's end, a link would save the refusal as the file. */
async function save(address: string): Promise<boolean> {
  const answer = await fetchSignedIn(address);
  if (!answer.ok) return false;
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'soul';
  saveFile(name, await answer.blob());
  return true;
}
