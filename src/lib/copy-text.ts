import { toast } from './toast';

/** Copies a text to the clipboard, and announces that as `done`: `Link copiado`. */
export async function copyText(text: string, done: string) {
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  toast(isCopied ? { title: done } : { title: 'Não foi possível copiar', destructive: true });
}
